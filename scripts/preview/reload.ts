/** Runs in every page of `npm run dev`: shows the problems of the content, and reloads the page after the next valid version. */
import type { Update } from './additions';

const { version: shown, events = '', panel: panelId = '' } = document.currentScript?.dataset ?? {};

function showProblems(list: string) {
  const known = document.getElementById(panelId);
  if (list === '') return known?.remove();
  const panel = known ?? document.body.appendChild(Object.assign(document.createElement('aside'), { id: panelId }));
  const shadow = panel.shadowRoot ?? panel.attachShadow({ mode: 'open' });
  const isOpen = shadow.querySelector('details')?.open ?? true;
  shadow.innerHTML = list;
  shadow.querySelector('details')?.toggleAttribute('open', isOpen);
}

new EventSource(events).onmessage = ({ data }) => {
  const { version, list }: Update = JSON.parse(data);
  if (String(version) === shown) showProblems(list);
  else location.reload();
};

import { LABELS } from './labels';

/** Returns the lines of a text that another one does not have. */
const ownLines = (text: string, other: string): string[] => {
  const others = new Set(other.split('\n'));
  return text.split('\n').filter((line) => line.trim() !== '' && !others.has(line));
};

type Versions = { file: string; onDisk: string | undefined; own: string };

/** Shows two versions of a file. @returns whether the user saves the own one */
export function chooseVersion({ file, onDisk, own }: Versions): Promise<boolean> {
  const dialog = document.createElement('dialog');
  const part = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });
  const button = (label: string, value: string) => Object.assign(part('button', label), { value });
  const form = Object.assign(document.createElement('form'), { method: 'dialog' });
  form.append(button(LABELS.conflict.keep, 'keep'), ' ', button(LABELS.conflict.save, 'save'));
  dialog.append(
    part('h2', onDisk === undefined ? LABELS.conflict.deleted(file) : LABELS.conflict.changed(file)),
    part('h3', LABELS.conflict.onDisk),
    part('pre', ownLines(onDisk ?? '', own).join('\n') || LABELS.conflict.nothing),
    part('h3', LABELS.conflict.own),
    part('pre', ownLines(own, onDisk ?? '').join('\n') || LABELS.conflict.nothing),
    form,
  );
  for (const text of dialog.querySelectorAll('pre')) text.style.whiteSpace = 'pre-wrap';
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'save');
    });
  });
}

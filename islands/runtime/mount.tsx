// Keeps Link in the shared file, because most islands use it.
import '@/components/ui/Link';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorMessage } from './ErrorMessage';
import { ignoreHeldEnter } from './held-enter';
import type { Mount } from './protocol';

type TreeProps<Props extends object> = {
  Component: ComponentType<Props>;
  props: Props;
  onSettled?: (() => void) | undefined;
};

/**
 * Renders an island, and a probe that reports when it responds to events. `useId` needs the same tree on the server.
 */
export function IslandTree<Props extends object>({ Component, props, onSettled }: TreeProps<Props>) {
  return (
    <>
      <Component {...props} />
      <Settled onSettled={onSettled} />
    </>
  );
}

/** Reports after all effects and the renders that they request: React renders a transition last. */
function Settled({ onSettled }: Pick<TreeProps<object>, 'onSettled'>) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  return null;
}

/**
 * Returns the `mount` of a React component, which can take `earlyEvents` in addition to its props. A render error restores
 * the HTML and shows the error page in `main`.
 */
export function mountComponent<Props extends object>(
  Component: ComponentType<Props>,
): Mount<Omit<Props, 'earlyEvents'>> {
  return ({ island, props, prefix, earlyEvents }) =>
    new Promise((resolve) => {
      const html = [...island.childNodes].map((node) => node.cloneNode(true));
      const onUncaughtError = (error: unknown) => {
        console.error(`Island ${island.dataset.island}: ${error}`);
        // React clears the root after this call.
        setTimeout(() => {
          root.unmount();
          island.replaceChildren(...html);
          showApplicationError(error);
          resolve();
        });
      };
      island.addEventListener('keydown', ignoreHeldEnter);
      const allProps = { ...props, earlyEvents } as Props & object;
      const root = hydrateRoot(island, <IslandTree Component={Component} props={allProps} onSettled={resolve} />, {
        identifierPrefix: prefix,
        onUncaughtError,
      });
    });
}

export const renderInto = (element: Element, content: ReactNode) => createRoot(element).render(content);

function showApplicationError(error: unknown) {
  const main = document.querySelector('main');
  if (!main) return;
  renderInto(main, <ErrorMessage error={error} />);
  main.focus();
}

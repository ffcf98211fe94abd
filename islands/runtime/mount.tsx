// Keeps both in the shared file, because most islands use them.
import '@/ui/Glyph';
import '@/ui/Link';
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorMessage } from './ErrorMessage';
import { ignoreHeldEnter } from './held-enter';
import type { Mount, ReadProps } from './protocol';
import { watchVisitorState } from './visitor-state';

type TreeProps<Props extends object> = {
  Component: ComponentType<Props>;
  props: Props;
  onRendered?: (() => void) | undefined;
  onSettled?: (() => void) | undefined;
};

/**
 * Renders an island between two probes: one reports before the island's own effects, one when it responds to events.
 * `useId` needs the same tree on the server.
 */
export function IslandTree<Props extends object>({ Component, props, onRendered, onSettled }: TreeProps<Props>) {
  return (
    <>
      <Rendered onRendered={onRendered} />
      <Component {...props} />
      <Settled onSettled={onSettled} />
    </>
  );
}

/** Reports that the island's elements are in the document. React runs the effects of siblings in their order. */
function Rendered({ onRendered }: Pick<TreeProps<object>, 'onRendered'>) {
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  return null;
}

/** Reports after all effects and the renders that they request: React renders transitions last. */
function Settled({ onSettled }: Pick<TreeProps<object>, 'onSettled'>) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  return null;
}

/**
 * Returns the `mount` of a React component, which can take `earlyEvents` in addition to its props. Where other programs
 * have changed the HTML, React renders it again, and what the visitor did is carried over. A render error restores the HTML
 * and shows the error page in `main`.
 * @param readProps returns the props of an island whose HTML has them all
 */
export function mountComponent<Props extends object>(
  Component: ComponentType<Props>,
  readProps?: ReadProps<Omit<Props, 'earlyEvents'>>,
): Mount<Omit<Props, 'earlyEvents'>> {
  return ({ island, props, prefix, earlyEvents }) =>
    new Promise((resolve) => {
      // Until the island is ready.
      let html = [...island.childNodes].map((node) => node.cloneNode(true));
      const { carryOver, end } = watchVisitorState(island, earlyEvents);
      const onSettled = () => {
        html = [];
        end();
        resolve();
      };
      const allProps = { ...(readProps ? readProps(island) : props), earlyEvents } as Props & object;
      const tree = <IslandTree Component={Component} props={allProps} onRendered={carryOver} onSettled={onSettled} />;
      let isReported = false;
      const report = (error: unknown) => {
        if (!isReported)
          console.warn(`Island ${island.dataset.island}: rendered again, as its HTML was changed. ${error}`);
        isReported = true;
      };
      let isRenderedAgain = false;
      const onUncaughtError = (error: unknown) => {
        // React clears the root after this call.
        setTimeout(() => {
          root.unmount();
          // React did not find an element where it had rendered it.
          if (error instanceof DOMException && !isRenderedAgain) {
            isRenderedAgain = true;
            report(error);
            island.replaceChildren();
            root = createRoot(island, options);
            root.render(tree);
            return;
          }
          console.error(`Island ${island.dataset.island}: ${error}`);
          island.replaceChildren(...html);
          showApplicationError(error);
          end();
          resolve();
        });
      };
      island.addEventListener('keydown', ignoreHeldEnter);
      const options = { identifierPrefix: prefix, onUncaughtError, onRecoverableError: report };
      let root = hydrateRoot(island, tree, options);
    });
}

export const renderInto = (element: Element, content: ReactNode) => createRoot(element).render(content);

function showApplicationError(error: unknown) {
  const main = document.querySelector('main');
  if (!main) return;
  renderInto(main, <ErrorMessage error={error} />);
  main.focus();
}

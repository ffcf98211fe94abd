import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { ModuleIsland } from './ModuleIsland';
import type { ModuleName, ModuleProps } from './modules';
import { type ComponentName, ISLANDS } from './registry';

type Shared = {
  view?: boolean;
  /** Hydrates with the page if the URL contains this text; `view` hydrates in view, too. */
  start?: string;
  /** Shown and announced while the island's files cannot be loaded. */
  failure?: string | undefined;
};

type Props<Name> = Shared & { name: Name } & (Name extends ComponentName
    ? { props: ComponentProps<(typeof ISLANDS)[Name]>; children?: never }
    : Name extends ModuleName
      ? { props: ModuleProps<Name>; children: ReactNode }
      : never);

/**
 * Renders one island, a client component in `npm run dev`. The post-export step gives it its own React root.
 * @param name an island of registry.ts (a React component) or of modules.ts (a script for the HTML in `children`)
 * @param props JSON only: the browser parses them from the HTML
 */
export function Island<Name extends ComponentName | ModuleName>({ name, props, children, ...shared }: Props<Name>) {
  const { view, start, failure } = shared;
  const attributes = {
    'data-island': name,
    'data-props': JSON.stringify(props),
    'data-view': view && '',
    'data-start': start,
  };
  const Component = name in ISLANDS && (ISLANDS[name as ComponentName] as ComponentType<object>);
  return (
    <>
      {Component ? (
        <site-island {...attributes}>
          <Component {...props} />
        </site-island>
      ) : (
        <ModuleIsland {...attributes}>{children}</ModuleIsland>
      )}
      {failure !== undefined && (
        <p role="alert" className="island-failure" data-pagefind-ignore="">
          {failure}
        </p>
      )}
    </>
  );
}

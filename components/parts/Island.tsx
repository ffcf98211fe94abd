import type { ReactNode } from 'react';
import type { MountOptions } from '@/islands/runtime/protocol';
import { IS_PREVIEW } from '@/lib/is-preview';
import { HydratedIsland } from './HydratedIsland';
import type { ISLANDS } from './island-registry';

type Islands = typeof ISLANDS;
export type IslandName = keyof Islands;
type OptionsOf<Name extends IslandName> = Parameters<Islands[Name]['mount']>[0];
type PropsOf<Name extends IslandName> = OptionsOf<Name> extends MountOptions<infer Props> ? Props : never;

type Props<Name extends IslandName> = {
  name: Name;
  /** JSON only: the browser parses them from the HTML. */
  props: PropsOf<Name>;
  /** Whether the island also loads when a visitor scrolls it into view. */
  view?: boolean;
  /** Loads the island with the page if the URL contains this text. */
  start?: string;
  /** URL of what it fetches, which is requested together with its files. */
  preload?: string;
  /** Shown and announced while the island's files cannot be loaded. */
  failure?: string | undefined;
} & (Name extends keyof Islands[Name]
  ? { children?: never }
  : {
      /** The HTML of an island that exports no component. */
      children: ReactNode;
    });

/** Renders one island. In `npm run dev` and in the editor's preview, it is a part of the page's React tree. */
export function Island<Name extends IslandName>({ name, props, children, view, start, preload, failure }: Props<Name>) {
  // protocol.ts documents the attributes.
  const attributes = {
    'data-island': name,
    'data-props': JSON.stringify(props),
    'data-view': view ? '' : undefined,
    'data-start': start,
    'data-preload': preload,
  };
  return (
    <>
      {IS_PREVIEW ? (
        <HydratedIsland {...attributes}>{children}</HydratedIsland>
      ) : (
        <site-island {...attributes}>{children}</site-island>
      )}
      {failure !== undefined && (
        <p role="alert" className="island-failure">
          {failure}
        </p>
      )}
    </>
  );
}

import { createElement, type ReactElement, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Page, PageSection } from '@/lib/content/schemas/page';
import type { SectionDefinition } from '@/lib/content/schemas/section';
import { imageFinder, type WithImages, withImages } from '@/lib/content/with-images';
import type { Site } from '@/lib/site/types';

export { z } from 'zod';
export * from '@/lib/content/schemas/fields';

type Place = { site: Site; page: Page; isTitle: boolean };
type SectionProps<T> = Place & { data: WithImages<T>; id?: string | undefined };

type Definition<T> = SectionDefinition & {
  schema: z.ZodObject & z.ZodType<T>;
  Component: (props: SectionProps<T>) => ReactNode;
};

/** A definition that can render the sections of a page. */
export type RenderableSection = SectionDefinition & { render: (section: PageSection, place: Place) => ReactElement };

/** Returns a section that renders its component with valid data, images included. */
export function defineSection<T>({ Component, ...definition }: Definition<T>): RenderableSection {
  const { schema } = definition;
  return {
    ...definition,
    render: ({ id, data }, place) => {
      const shown = withImages<T>(schema, schema.parse(data), imageFinder(place.site.images));
      return createElement(Component, { ...place, id, data: shown });
    },
  };
}

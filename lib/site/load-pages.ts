import type { LoadedContent } from '@/lib/content/check';
import { sectionsOf } from '@/lib/content/content-types';
import type { Document } from '@/lib/content/document';
import { textsWithRole } from '@/lib/content/fields';
import type { ImageIndex } from '@/lib/content/read';
import { HOME, PAGE_KINDS, pageMetadataSchema } from '@/lib/definitions/page';
import type { PlacedSection, Sections } from '@/lib/definitions/section';
import { isRecord } from '@/lib/shared/schema';
import type { FindImage } from '@/lib/shared/with-images';
import type { SitePage, WrittenPage } from './types';

const DEFAULT_IMAGE = '/drawings/industry.svg';

/** Returns all pages of content/pages. */
export const loadPages = ({ documents, sections }: LoadedContent, images: ImageIndex, find: FindImage) =>
  documents.flatMap((document) => {
    if (document.type.folder !== 'pages') return [];
    return loadPage(document, sections, images, find) ?? [];
  });

function loadPage(
  document: Document,
  sections: Sections,
  images: ImageIndex,
  find: FindImage,
): WrittenPage | undefined {
  const { type, data, path: name, url: path, source } = document;
  if (path === undefined || !isRecord(data)) return undefined;
  const { sections: _, ...front } = data;
  const { kind = 'page', navLabel, order, alsoAt = [], socialPicture, ...metadata } = pageMetadataSchema.parse(front);
  const [shown] = textsWithRole('image', type.schema, data);
  const page: SitePage = {
    ...metadata,
    ...PAGE_KINDS[kind],
    path,
    name: navLabel ?? metadata.title,
    image: images[socialPicture ?? shown?.value ?? DEFAULT_IMAGE],
    ...(name === HOME && { type: 'home' }),
  };
  const items = sectionsOf(data);
  const placed = items.flatMap(({ section: called, id, ...fields }): PlacedSection[] => {
    const section = sections[String(called)];
    const result = section?.read(fields, find);
    if (!section || !result?.success) return [];
    const { data, render } = result;
    return [{ section, id: typeof id === 'string' ? id : undefined, data, render }];
  });
  return {
    page,
    path,
    order,
    alsoAt,
    sections: placed,
    markdown: source.body,
    folder: `content/${source.folder}`,
  };
}

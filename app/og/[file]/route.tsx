import { SOCIAL_IMAGE_FOLDER, toSocialImagePath } from '@/lib/site/metadata';
import { allPages } from '@/lib/site/pages';
import type { Site } from '@/lib/site/types';
import { getSite } from '../../site';
import { renderSocialImage } from '../social-image';

type Props = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => collectPages(getSite()).map(({ path }) => ({ file: toImageFile(path) }));

export async function GET(_: Request, { params }: Props) {
  const { file } = await params;
  const site = getSite();
  const page = collectPages(site).find(({ path }) => toImageFile(path) === file);
  if (!page) return new Response(null, { status: 404 });
  const { name, origin } = site.company;
  const png = await renderSocialImage({
    company: name,
    host: new URL(origin).host,
    title: page.title,
    image: page.image,
  });
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}

const toImageFile = (path: string) => toSocialImagePath(path).slice(SOCIAL_IMAGE_FOLDER.length);

const collectPages = (site: Site) => [...allPages(site), ...site.missingPages];

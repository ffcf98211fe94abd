import { SOCIAL_IMAGE_FOLDER, socialImageOf } from '@/lib/site/metadata';
import { allPages } from '@/lib/site/pages';
import type { Site } from '@/lib/site/types';
import { getSite } from '../../site';
import { renderSocialImage } from '../social-image';

type Props = { params: Promise<{ file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => pagesOf(getSite()).map(({ path }) => ({ file: fileOf(path) }));

export async function GET(_: Request, { params }: Props) {
  const { file } = await params;
  const site = getSite();
  const page = pagesOf(site).find(({ path }) => fileOf(path) === file);
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

const fileOf = (path: string) => socialImageOf(path).slice(SOCIAL_IMAGE_FOLDER.length);

const pagesOf = (site: Site) => [...allPages(site), ...site.missingPages];

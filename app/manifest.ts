import type { MetadataRoute } from 'next';
import { BASE_PATH, withBasePath } from '@/lib/url/base-path';
import { COLOURS } from '@/ui/colours';
import { getSite } from './site';

export const dynamic = 'force-static';

const icon = (purpose: 'any' | 'maskable', pixels: number) => ({
  src: withBasePath(`/icons/${purpose === 'any' ? 'icon' : purpose}-${pixels}.png`),
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
});

export default function manifest(): MetadataRoute.Manifest {
  const { name, description, language } = getSite().company;
  return {
    id: `${BASE_PATH}/`,
    name,
    short_name: name,
    description,
    lang: language,
    start_url: `${BASE_PATH}/`,
    scope: `${BASE_PATH}/`,
    display: 'browser',
    background_color: COLOURS.light.surface,
    theme_color: COLOURS.light.surface,
    icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
  };
}

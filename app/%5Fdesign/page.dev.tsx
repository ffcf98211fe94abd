import { DesignSheet } from '@/components/templates/DesignSheet';
import { renderExample } from '@/lib/site/render-example';
import { MODEL } from '../model';
import { getSite } from '../site';

/** Renders /_design, in the preview only. */
export default function Page() {
  const site = getSite();
  const illustrations = [...new Set([...site.routes.values()].map(({ page }) => page.image))].sort();
  const sections = Object.entries(MODEL.sections).map(([name, section]) => {
    const example = renderExample(site, section, (src) => ({ kind: 'illustration', src, width: 1440, height: 560 }));
    return { name, example };
  });
  return <DesignSheet illustrations={illustrations} sections={sections} />;
}

import { RowLink } from '@/components/parts/RowLink';
import { findSmallBridge, type ImageFile } from '@/lib/model/image-file';
import { groupedPages } from '@/lib/site/pages';
import type { Site } from '@/lib/site/types';
import { withBasePath } from '@/lib/url/base-path';

/** Renders the names of all pages. The search page folds them below its results (islands/search/SearchPage.tsx). */
export function PageList({ heading, site }: { heading: string; site: Site }) {
  return (
    <section className="sheet pb-section">
      <details open className="rule-t fold" data-all-pages>
        <summary>
          <h2 className="wrap-anywhere text-h2">{heading}</h2>
        </summary>
        {groupedPages(site).map((group) => (
          <div key={group.heading} className="columns-12 mt-8 gap-y-2">
            <h3 className="figure-note col-span-12 lg:col-span-2 lg:pt-4">{group.heading}</h3>
            <ul className="col-span-12 lg:col-span-10">
              {group.pages.map(({ path, name, description, image }) => (
                <RowLink key={path} href={path} label={name}>
                  <p className="py-2 text-muted text-sm max-sm:hidden">{description}</p>
                  <Bridge of={image} />
                </RowLink>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}

function Bridge({ of: image }: { of: ImageFile }) {
  const small = findSmallBridge(image);
  if (!small) return null;
  const { src, width, height } = small;
  return (
    <img src={withBasePath(src)} width={width} height={height} alt="" loading="lazy" className="shrink-0 self-center" />
  );
}

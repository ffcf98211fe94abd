'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/Link';
import type { NamedPage } from '@/lib/search/nearest-pages';
import { BASE_PATH, withBasePath } from '@/lib/shared/base-path';

/** The pages whose addresses come nearest to the requested one. Only the not-found page loads their list. */
export function NearestPages({ heading }: { heading: string }) {
  const [pages, setPages] = useState<NamedPage[]>([]);
  useEffect(() => {
    const find = async () => {
      const [{ nearestPages }, response] = await Promise.all([
        import('@/lib/search/nearest-pages'),
        fetch(withBasePath('/pages.json')),
      ]);
      const all: NamedPage[] = await response.json();
      setPages(nearestPages(window.location.pathname.slice(BASE_PATH.length), all));
    };
    // Without the list the page still has its links.
    find().catch(() => {});
  }, []);

  if (pages.length === 0) return null;
  return (
    <nav aria-label={heading} className="sheet">
      <div className="rule-t columns-12 gap-y-6 pt-6 pb-section">
        <h2 className="col-span-12 text-h4 lg:col-span-4">{heading}</h2>
        <ul className="col-span-12 lg:col-span-8">
          {pages.map(({ path, name }) => (
            <li key={path} className="border-line border-b first:border-t">
              <Link href={path} className="row-link font-display font-semibold text-h3">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

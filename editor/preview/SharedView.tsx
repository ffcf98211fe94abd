import { useState } from 'react';
import { withBasePath } from '../../lib/content/base-path';
import { seo } from '../../lib/model/fields';
import { absoluteUrl } from '../../lib/site/absolute-url';
import { documentTitle, toSocialImagePath } from '../../lib/site/metadata';
import type { MissingPage, Site } from '../../lib/site/types';
import { LABELS } from '../labels';

type Props = {
  site: Site;
  page: MissingPage & { shortTitle?: string | undefined };
  /** Whether the last build may have rendered the social image as it will be. */
  isBuilt: boolean;
};

export function SharedView({ site, page, isBuilt }: Props) {
  const [hasImage, setHasImage] = useState(isBuilt);
  const { company } = site;
  const { title, shortTitle = title, description } = page;
  const { host, pathname } = new URL(absoluteUrl(site, page.path));
  const place = [host, ...pathname.split('/').filter(Boolean)].join(' › ');
  return (
    <main className="shared-view">
      <h1>{LABELS.shared.heading}</h1>
      <div className="search-result">
        <p>
          {company.name} <small>{place}</small>
        </p>
        <p className="search-result-title">{documentTitle(shortTitle, company.name)}</p>
        <p className="search-result-text">{description}</p>
      </div>
      {hasImage && isBuilt ? (
        <img
          src={withBasePath(toSocialImagePath(page.path))}
          alt={LABELS.shared.image}
          width="600"
          height="315"
          onError={() => setHasImage(false)}
        />
      ) : (
        <p>{LABELS.shared.noImage}</p>
      )}
      <LengthMeter name={LABELS.shared.title} length={shortTitle.length} limits={seo.title} />
      <LengthMeter name={LABELS.shared.description} length={description.length} limits={seo.description} />
    </main>
  );
}

type LengthMeterProps = {
  name: string;
  length: number;
  limits: { minLength: number | null; maxLength: number | null };
};

function LengthMeter({ name, length, limits }: LengthMeterProps) {
  const min = limits.minLength ?? 0;
  const max = limits.maxLength ?? length;
  return (
    <p className="length-meter">
      <meter max={max * 1.5} low={min} high={max} optimum={max} value={length} aria-label={name} />
      <span>{LABELS.shared.length(name, length, min, max)}</span>
    </p>
  );
}

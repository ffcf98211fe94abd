'use client';

import type { SearchCopy } from '@/lib/content/schema';
import { SiteLink } from './SiteLink';

type Props = {
  labels: SearchCopy['labels'];
  /** Attempts that failed so far. */
  failures: number;
  /** No further attempt is made by itself. */
  isGivenUp: boolean;
  onTryAgain: () => void;
};

/** Says in words where loading stands: on its way, being tried again, or failed, with a way to ask once more. */
export function SearchTrouble({ labels, failures, isGivenUp, onTryAgain }: Props) {
  return (
    <div className="search-note">
      <p role="status">{isGivenUp ? labels.failed : failures > 0 ? labels.retrying : labels.loading}</p>
      {isGivenUp && (
        <p className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="button button-brand" onClick={onTryAgain} data-stop>
            {labels.tryAgain}
          </button>
          <SiteLink href="/search" className="button button-outline" data-stop>
            {labels.allPages}
          </SiteLink>
        </p>
      )}
    </div>
  );
}

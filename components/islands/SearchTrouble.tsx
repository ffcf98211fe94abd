'use client';

import { Link } from '@/components/ui/Link';
import type { SearchPageCopy } from '@/lib/definitions/shared-copy';
import { useMessage } from './use-message';

type Props = {
  labels: SearchPageCopy['labels'];
  /** Attempts that failed so far. */
  failures: number;
  /** No further attempt is made by itself. */
  isGivenUp: boolean;
  onTryAgain: () => void;
  onMessage: (message: string) => void;
};

/** Says in words where loading stands: on its way, being tried again, or failed, with a way to ask once more. */
export function SearchTrouble({ labels, failures, isGivenUp, onTryAgain, onMessage }: Props) {
  useMessage(isGivenUp ? labels.failed : failures > 0 ? labels.retrying : labels.loading, onMessage);
  if (!isGivenUp) return null;
  return (
    <p className="search-note flex flex-wrap gap-3">
      <button type="button" className="button button-brand" onClick={onTryAgain} data-stop>
        {labels.tryAgain}
      </button>
      <Link href="/search" className="button button-outline" data-stop>
        {labels.allPages}
      </Link>
    </p>
  );
}

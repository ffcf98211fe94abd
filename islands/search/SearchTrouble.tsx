'use client';

import type { DialogLabels } from '@/lib/site/search-page';
import { Link } from '@/ui/Link';
import { useMessage } from './SearchStatus';

type Props = {
  labels: DialogLabels;
  failures: number;
  isGivenUp: boolean;
  onTryAgain: () => void;
  onMessage: (message: string) => void;
};

/** Announces that the search is loading, retries or has failed; then it offers another attempt. */
export function SearchTrouble({ labels, failures, isGivenUp, onTryAgain, onMessage }: Props) {
  useMessage(isGivenUp ? labels.failed : failures > 0 ? labels.retrying : labels.loading, onMessage);
  if (!isGivenUp) return null;
  return (
    <p className="search-note flex flex-wrap gap-3 px-(--inset) pt-4 pb-4">
      <button type="button" className="button button-brand" onClick={onTryAgain} data-stop>
        {labels.tryAgain}
      </button>
      <Link href="/search" className="button" data-stop>
        {labels.allPages}
      </Link>
    </p>
  );
}

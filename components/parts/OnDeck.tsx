import type { ReactNode } from 'react';
import { PARTS } from '@/components/parts/drawings/parts';
import { Illustration } from '@/ui/Illustration';
import { DeckHeading } from './DeckHeading';

type Props = {
  heading?: string | undefined;
  /** Whether it is the title of the page. */
  isTitle?: boolean;
  children: ReactNode;
};

/** Renders a very large heading on a deck, and content below the deck's girder. */
export function OnDeck({ heading, isTitle = false, children }: Props) {
  return (
    <>
      {heading && <DeckHeading isTitle={isTitle}>{heading}</DeckHeading>}
      <div className="deck-line deck-t">
        <Illustration of={PARTS['tied-girder']} className="bridge-part h-16 lg:h-28" isStretched />
        {children}
      </div>
    </>
  );
}

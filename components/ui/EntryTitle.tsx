import { DraftMark } from './DraftMark';

type Props = { heading: string; lead: string; draftLabel?: string | false | undefined };

/** Renders the h1 and the introduction of an entry in a row, so that the image is in the first view. */
export function EntryTitle({ heading, lead, draftLabel }: Props) {
  return (
    <header className="sheet columns-12 gap-y-5 pt-6 pb-4">
      <div className="col-span-12 lg:col-span-8">
        <DraftMark label={draftLabel} />
        <h1 className="text-h1">{heading}</h1>
      </div>
      <p className="col-span-12 max-w-lead text-lead lg:col-span-4">{lead}</p>
    </header>
  );
}

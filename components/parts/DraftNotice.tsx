type Props = { label: string | undefined; isAlone?: boolean };

/** Marks a page that is not published, which only the preview shows. */
export function DraftNotice({ label, isAlone = false }: Props) {
  if (!label) return null;
  const notice = <p className="mb-4 inline-block bg-brand px-3 py-1 font-medium text-on-brand text-sm">{label}</p>;
  return isAlone ? <div className="sheet">{notice}</div> : notice;
}

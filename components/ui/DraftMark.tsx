/** Says that an entry is a draft, which only the preview shows; nothing for any other. */
export function DraftMark({ label }: { label: string | false | undefined }) {
  return label && <p className="mb-3 inline-block bg-brand px-3 py-1 font-medium text-on-brand text-sm">{label}</p>;
}

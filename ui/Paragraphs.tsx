export function Paragraphs({ items }: { items: string[] }) {
  return (
    <div className="grid max-w-measure grid-cols-1 gap-4 *:first:text-lead">
      {items.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

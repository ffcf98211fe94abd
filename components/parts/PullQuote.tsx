type Props = { text: string; className: string };

/** Renders the sentence that stands for a whole text. @param className its size, and the deck above it */
export function PullQuote({ text, className }: Props) {
  return (
    <p className={`break-inside-avoid text-balance font-display font-semibold tracking-tight ${className}`}>{text}</p>
  );
}

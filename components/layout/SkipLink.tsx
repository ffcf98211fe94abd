/** The first thing a keyboard reaches: past the header to the page's own content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#main" className="skip-link button button-brand">
      {label}
    </a>
  );
}

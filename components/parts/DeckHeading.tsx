type Props = { isTitle?: boolean; children: string };

/** Letters that begin with a stem: its distance from the edge of their box is 0.067 em, that of round letters 0.025. */
const STEM = /^[BDEFHIKLMNPRU1]/;

/** Renders a very large heading on a deck, whose first letter begins at the margin of the page. */
export function DeckHeading({ isTitle = false, children }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <Heading className={`sheet deck-heading text-load ${STEM.test(children) ? '[--bearing:0.067em]' : ''}`.trim()}>
      {children}
    </Heading>
  );
}

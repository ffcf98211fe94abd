/** A small drawing that stands in the page itself, in its colours; tools/drawings computes it. */
export type LineDrawing = {
  viewBox: string;
  /** Outlines back to front, each after the name of its style (app/styles/drawn.css). */
  paths: readonly (readonly [style: string, outline: string])[];
};

/** Where words of the page stand in a drawing. */
export type Place = {
  /** The middle of the number. */
  x: number;
  y: number;
  /** The side of it that its name stands on. */
  side: 'start' | 'end';
};

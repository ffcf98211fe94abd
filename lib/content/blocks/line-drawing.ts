/** A small inline illustration that tools/drawings generates. */
export type LineDrawing = {
  viewBox: string;
  /** Outlines from back to front, each with the name of its style (components/ui/Illustration.css). */
  paths: readonly (readonly [style: string, outline: string])[];
};

export type Place = { x: number; y: number; side: 'start' | 'end' };

/** An illustration with a place for each of its labels. */
export type LabelledDrawing = LineDrawing & { places: readonly { x: number; y: number }[] };

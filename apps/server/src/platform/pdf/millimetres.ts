/** Millimetres in the points that PDF counts in. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Millimeters converted to the points of PDF. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Whether a document writes the day or the month first; null while that is unknown. */
export type DateOrder = 'day first' | 'month first' | null;

/** Day and month, in either order, and the year: 03/04/2025, 3.4.25. */
export const numericDate = /^(\d{1,2})[/.\-|](\d{1,2})[/.\-|](\d{2}|\d{4})$/;

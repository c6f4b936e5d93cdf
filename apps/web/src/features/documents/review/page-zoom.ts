/** The width of a page, in percent of the available width. */
export const pageZooms = [100, 150, 200, 300] as const;
export type PageZoom = (typeof pageZooms)[number];

/** How many times a page is rotated clockwise by 90 degrees. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export const nextTurn = (turns: QuarterTurns): QuarterTurns => ((turns + 1) % 4) as QuarterTurns;

/** The next step in or out; unchanged if there is none. */
export function zoomBy(zoom: PageZoom, step: 1 | -1): PageZoom {
  return pageZooms[pageZooms.indexOf(zoom) + step] ?? zoom;
}

/** Where rows are on a page, in parts of its width. */
interface Span {
  readonly x: number;
  readonly width: number;
}

/** Beside a row, for its number. */
const margin = 0.04;

/** The zoom at which the rows can be read first: on a phone larger than the page, else larger if rows are still whole. */
export function firstZoom(rows: readonly Span[], isWide: boolean): PageZoom {
  if (rows.length === 0) return 100;
  if (!isWide) return 150;
  const from = Math.min(...rows.map(({ x }) => x));
  const to = Math.max(...rows.map(({ x, width }) => x + width));
  return 1 / (1.5 * (to - from + margin)) >= 1 ? 150 : 100;
}

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

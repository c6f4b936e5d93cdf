/** How wide a page is shown, in percent of the room it has. */
export const pageZooms = [100, 150, 200, 300] as const;
export type PageZoom = (typeof pageZooms)[number];

/** How often a page is turned to the right by 90 degrees. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export const nextTurn = (turns: QuarterTurns): QuarterTurns => ((turns + 1) % 4) as QuarterTurns;

/** The next step in or out; the same where there is none. */
export function zoomBy(zoom: PageZoom, step: 1 | -1): PageZoom {
  return pageZooms[pageZooms.indexOf(zoom) + step] ?? zoom;
}

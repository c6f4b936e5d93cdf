/**
 * The part of a picture to keep: its size relative to the shorter side, its position from 0 to 1 in both directions.
 */
export interface Crop {
  /** 1 is the whole shorter side, 4 a quarter of it. */
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

/** The square in the picture's own pixels. */
export function cropSquare(
  { zoom, across, down }: Crop,
  width: number,
  height: number,
): { readonly x: number; readonly y: number; readonly side: number } {
  const side = Math.min(width, height) / Math.max(1, zoom);
  return { x: (width - side) * across, y: (height - side) * down, side };
}

/** A rectangle that may be tilted: its center, its sides, and the angle of its width in radians, clockwise. */
export interface TiltedRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The tilted rectangle of the smallest area around points; null for fewer than three different points. */
export function smallestRectangle(points: readonly Point[]): TiltedRectangle | null {
  const hull = hullOf(points);
  let best: TiltedRectangle | null = null;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const around = rectangleAlong(hull, Math.atan2(to.y - from.y, to.x - from.x));
    if (best === null || around.width * around.height < best.width * best.height) best = around;
  }
  return best && withWidthAlongText(best);
}

function rectangleAlong(points: readonly Point[], angle: number): TiltedRectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** Text is wider than high; if the sides are nearly equal, the more level one is the width. */
function withWidthAlongText(rectangle: TiltedRectangle): TiltedRectangle {
  const { width, height } = rectangle;
  const clear = Math.max(width, height) > 1.5 * Math.min(width, height);
  const level = Math.abs(nearLevel(rectangle.angle)) <= Math.PI / 4;
  const swap = clear ? height > width : !level;
  const angle = nearLevel(swap ? rectangle.angle + Math.PI / 2 : rectangle.angle);
  return swap ? { ...rectangle, width: height, height: width, angle } : { ...rectangle, angle };
}

/** The same direction between -90 and 90 degrees. */
function nearLevel(angle: number): number {
  let turned = angle % Math.PI;
  if (turned > Math.PI / 2) turned -= Math.PI;
  if (turned <= -Math.PI / 2) turned += Math.PI;
  return turned;
}

/** The four corners. */
export function cornersOf({ x, y, width, height, angle }: TiltedRectangle): readonly Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => {
      const [along, across] = [(right * width) / 2, (down * height) / 2];
      return { x: x + along * cos - across * sin, y: y + along * sin + across * cos };
    }),
  );
}

/** Whether its text runs from top to bottom, or the other way. */
export function isUpright({ angle }: TiltedRectangle): boolean {
  return Math.abs(angle) > Math.PI / 4;
}

/** The convex hull, by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): readonly Point[] {
  const ordered = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (all: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of all) {
      while (kept.length > 1 && turnOf(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(ordered), ...chain(ordered.toReversed())];
}

function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

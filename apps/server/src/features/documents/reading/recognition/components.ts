import type { Point } from './rectangle.ts';

/** A connected region of a probability map. */
export interface Component {
  /** The outermost points of each row, which are sufficient for its shape. */
  readonly outline: readonly Point[];
  /** The mean probability inside. */
  readonly score: number;
  readonly size: number;
}

interface ProbabilityMap {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** More than a page of small print has words. */
const maxComponents = 4_000;

/** The regions in which every value is above the threshold, with eight neighbors. */
export function componentsOf(map: ProbabilityMap, threshold: number): readonly Component[] {
  const seen = new Uint8Array(map.values.length);
  const found: Component[] = [];
  for (let at = 0; at < map.values.length && found.length < maxComponents; at += 1) {
    if (seen[at] === 0 && (map.values[at] ?? 0) > threshold) found.push(fill(map, threshold, seen, at));
  }
  return found;
}

function fill(map: ProbabilityMap, threshold: number, seen: Uint8Array, start: number): Component {
  const { values, width, height } = map;
  const stack = [start];
  seen[start] = 1;
  const rows = new Map<number, [left: number, right: number]>();
  let [sum, size] = [0, 0];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    sum += values[at] ?? 0;
    size += 1;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
        const next = nextY * width + nextX;
        if (seen[next] !== 0 || (values[next] ?? 0) <= threshold) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
  }
  // A pixel is a square, so each row also extends one further right and below.
  const outline = [...rows].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
  return { outline, score: sum / size, size };
}

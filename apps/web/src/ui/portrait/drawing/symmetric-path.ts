type Point = readonly [x: number, y: number];

const axis = 120;
const mirrored = ([x, y]: Point): Point => [2 * axis - x, y];
const written = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join(' ');

/** The points of a path of one move and cubic curves, in order. */
const pointsOf = (half: string): Point[] => {
  const numbers = (half.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
};

/** Closes the right half of a face, drawn from its top to its chin, with its mirror image about x = 120. */
export const symmetricPath = (half: string): string => {
  const back = pointsOf(half).reverse().slice(1).map(mirrored);
  return `${half} C${written(back)}Z`;
};

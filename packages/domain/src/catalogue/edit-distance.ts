/**
 * How many characters must be changed, added, dropped or swapped with a neighbour to turn one word into another
 * (optimal string alignment); `limit` + 1 as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoBack: readonly number[] = [];
  let back: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const changed = (back[column - 1] ?? 0) + (same ? 0 : 1);
      let least = Math.min(changed, (back[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (twoBack[column - 2] ?? 0) + 1);
      }
      line.push(least);
    }
    if (Math.min(...line) > limit) return limit + 1;
    twoBack = back;
    back = line;
  }
  return Math.min(back[b.length] ?? limit + 1, limit + 1);
}

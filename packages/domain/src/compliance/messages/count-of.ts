/** A number with its noun: '1 day', '7 days', '2 doses'. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export const mostFlags = 10;
export const longestFlag = 40;

/** Flags as typed: separated by commas, each once, without empty ones. */
export function flagsOf(typed: string): string[] {
  const flags = typed.split(',').map((flag) => flag.trim().replace(/\s+/g, ' '));
  return [...new Set(flags.filter(Boolean))];
}

export function fitsFlags(flags: readonly string[]): boolean {
  return flags.length <= mostFlags && flags.every((flag) => flag.length <= longestFlag);
}

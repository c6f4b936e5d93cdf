/**
 * Finds a known text in which OCR may have read one character wrong, added or lost. Returns null if texts with different
 * values fit.
 */
export function createMisreadIndex<Value>(
  known: Iterable<readonly [string, Value]>,
  shortest: number,
): (text: string) => Value | null {
  const byRest = new Map<string, Value | null>();
  let longest = 0;
  for (const [text, value] of known) {
    if (text.length < shortest) continue;
    longest = Math.max(longest, text.length);
    for (const rest of [text, ...withoutOne(text)]) {
      const other = byRest.get(rest);
      byRest.set(rest, other === undefined || other === value ? value : null);
    }
  }
  return (text) => {
    if (text.length < shortest || text.length > longest + 1) return null;
    const found = new Set<Value>();
    for (const rest of [text, ...withoutOne(text)]) {
      const value = byRest.get(rest) ?? null;
      if (value !== null) found.add(value);
    }
    return found.size === 1 ? ([...found][0] ?? null) : null;
  };
}

/** The text without each of its characters in turn. */
function withoutOne(text: string): readonly string[] {
  return Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
}

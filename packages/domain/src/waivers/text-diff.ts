/** A part of the comparison of two texts. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * With more words on either side the middle is shown as one change, because the comparison table would be too large.
 */
const mostWords = 2_000;

/** The changes between two texts, word by word, as few as possible. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end++;
  const middle = diffWords(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  return joinParts([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: end > 0 ? old.slice(-end).join('') : '' },
  ]);
}

/**
 * Words with the space around them, so that joining them gives the original text: the last blank between two words
 * belongs to the second, trailing space is separate.
 */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before = '';
  const pieces = text.match(/\S+|\s+/g) ?? [];
  for (const [nth, piece] of pieces.entries()) {
    if (piece.trim() !== '' || nth === pieces.length - 1) {
      words.push(before + piece);
      before = '';
    } else if (words.length === 0) before = piece;
    else {
      words.push((words.pop() ?? '') + piece.slice(0, -1));
      before = piece.slice(-1);
    }
  }
  return words;
}

function diffWords(old: readonly string[], fresh: readonly string[]): DiffPart[] {
  if (old.length > mostWords || fresh.length > mostWords) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: fresh.join('') },
    ];
  }
  const lengths = commonLengths(old, fresh);
  const parts: DiffPart[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    if (a < old.length && b < fresh.length && old[a] === fresh[b]) {
      parts.push({ kind: 'same', text: old[a++] ?? '' });
      b++;
    } else if (a < old.length && (b === fresh.length || at(lengths, a + 1, b) >= at(lengths, a, b + 1))) {
      parts.push({ kind: 'removed', text: old[a++] ?? '' });
    } else parts.push({ kind: 'added', text: fresh[b++] ?? '' });
  }
  return parts;
}

type Lengths = readonly Uint16Array[];

function at(lengths: Lengths, a: number, b: number): number {
  return lengths[a]?.[b] ?? 0;
}

/** How many words the remainders of both texts have in common, from each pair of positions on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Lengths {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = fresh.length - 1; b >= 0; b--) {
      const row = lengths[a] as Uint16Array;
      row[b] =
        old[a] === fresh[b]
          ? at(lengths, a + 1, b + 1) + 1
          : Math.max(at(lengths, a + 1, b), row[b + 1] ?? 0);
    }
  }
  return lengths;
}

function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}

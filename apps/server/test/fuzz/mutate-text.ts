import type { InputRng } from './rng.ts';

/** Parts that have broken other programs. */
const commonWords: readonly string[] = [
  ...['__proto__', 'constructor', 'toString', 'length', 'null', 'true', 'NaN', '1e999', '-0', '-1', '0x10'],
  ...['0', '00', '9'.repeat(20), '4294967296', '9007199254740993', '2026-02-30', '0000-00-00', '31/12/99'],
  ...['\0', '\ud800', '\udc00', '\u202e', '\ufeff', '\u00a0', 'İ', 'ß', 'ﷺ', '👩‍👩‍👧‍👦', 'e\u0301', '\u2028'],
  ...[
    '\r\n',
    '\n',
    '\r',
    '\t',
    ' ',
    '"',
    "'",
    '""',
    '\\',
    '/',
    '//',
    '..',
    '.',
    ',',
    ';',
    ':',
    '@',
    '#',
    '?',
  ],
  ...['%00', '%2F', '%', '%E0%A4%A', '=', '==', '&', '{', '}', '[', ']', '<', '>', '*', '**', '-', '--', '+'],
];

const visible = 95;

function someCharacter(rng: InputRng): string {
  if (rng.once(12)) return String.fromCharCode(rng.below(0x1_0000));
  if (rng.once(8)) return String.fromCharCode(rng.below(32));
  return String.fromCharCode(32 + rng.below(visible));
}

/** A range in a text, mostly a short one. */
function someRange(length: number, rng: InputRng): readonly [number, number] {
  const from = rng.below(length + 1);
  const most = rng.once(6) ? length : 8;
  return [from, Math.min(length, from + 1 + rng.below(most))];
}

type Change = (text: string, rng: InputRng, words: readonly string[], other: string) => string;

const put = (text: string, from: number, to: number, part: string): string =>
  text.slice(0, from) + part + text.slice(to);

const changes: readonly Change[] = [
  (text, rng) => {
    const at = rng.below(text.length + 1);
    return put(text, at, at + 1, someCharacter(rng));
  },
  (text, rng) => {
    const at = rng.below(text.length + 1);
    return put(text, at, at, someCharacter(rng));
  },
  (text, rng) => put(text, ...someRange(text.length, rng), ''),
  (text, rng) => {
    const [from, to] = someRange(text.length, rng);
    const times = rng.once(10) ? 2 + rng.below(60) : 2;
    return put(text, from, to, text.slice(from, to).repeat(times));
  },
  (text, rng, words) => {
    const at = rng.below(text.length + 1);
    return put(text, at, at, rng.pick(words));
  },
  (text, rng, words) => put(text, ...someRange(text.length, rng), rng.pick(words)),
  (text, rng, _, other) =>
    text.slice(0, rng.below(text.length + 1)) + other.slice(rng.below(other.length + 1)),
  (text, rng, _, other) => {
    const at = rng.below(text.length + 1);
    return put(text, at, at, other.slice(...someRange(other.length, rng)));
  },
  (text, rng) => {
    const [from, to] = someRange(text.length, rng);
    const part = text.slice(from, to);
    return put(text, from, to, rng.once(2) ? part.toUpperCase() : part.toLowerCase());
  },
  (text, rng) =>
    text.replace(/\d+/, () => String(rng.pick([0, 1, 12, 13, 29, 31, 32, 99, 255, 65_536, 2 ** 31]))),
];

/** The text with one to four changes. */
export function mutateText(
  text: string,
  other: string,
  rng: InputRng,
  words: readonly string[] = [],
): string {
  const known = words.length > 0 && !rng.once(3) ? words : commonWords;
  let changed = text;
  for (let left = 1 + rng.below(4); left > 0; left -= 1)
    changed = rng.pick(changes)(changed, rng, known, other);
  return changed;
}

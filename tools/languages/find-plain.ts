import type { PageText } from './read-texts.ts';

/** Written by Intl, in the reader's own way: dates, times, spans, units. */
const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
const names = (['long', 'short'] as const).flatMap((style) => [
  ...days.map((day) => day.toLocaleDateString('en-US', { weekday: style, timeZone: 'UTC' })),
  ...months.map((month) => month.toLocaleDateString('en-US', { month: style, timeZone: 'UTC' })),
]);
const units = [
  'AM',
  'PM',
  'ago',
  'in',
  'now',
  'today',
  'yesterday',
  'tomorrow',
  'at',
  'and',
  'or',
  'kg',
  'lb',
];
const spans = ['second', 'minute', 'min', 'hour', 'hr', 'day', 'week', 'month', 'year'].flatMap((one) => [
  one,
  `${one}s`,
]);
const byIntl = new Set([...names, ...units, ...spans, 'GMT', 'UTC'].map((word) => word.toLowerCase()));

/** The brand, and what is called so everywhere. */
const sameEverywhere: readonly string[] = [
  ...['Clearpaw', 'Business Connect', 'Instagram', 'Facebook', 'LinkedIn', 'YouTube'],
  ...['Chrome', 'Linux', 'Visa'],
  ...['CertLogic', 'AES-GCM', 'Excel'],
];
/** React Aria says these, in the languages that it has; ours are among them. */
const ofReactAria: readonly string[] = [
  ...['mm', 'dd', 'yyyy', 'Show suggestions', 'Selected Date:', 'DropZone', 'Calendar', 'Dismiss'],
];

/**
 * The words of a text that come from no message, once everything is taken away that may: people's own words, numbers,
 * dates, codes and addresses, the brand. Words of messages have no plain letter that the pseudo-language accents.
 */
export function plainWords(text: string, ownWords: readonly string[]): readonly string[] {
  const known = [...ownWords, ...sameEverywhere, ...ofReactAria];
  const left = known.reduce((rest, words) => (rest.includes(words) ? without(rest, words) : rest), text);
  return left
    .split(' ')
    .filter((piece) => !isMachineText(piece))
    .flatMap((piece) => piece.match(/\p{L}+/gu) ?? [])
    .filter((word) => /[acdeghijklnorstuwyzACDEGHILNORSTUWYZ]/.test(word))
    .filter((word) => !isAbbreviation(word) && !byIntl.has(word.toLowerCase()));
}

/** Addresses, names of files, codes: nothing that one reads. */
const isMachineText = (piece: string): boolean =>
  /[@_/\\]/.test(piece) ||
  (/\d/.test(piece) && /\p{L}/u.test(piece)) ||
  /\w\.\w/.test(piece) ||
  piece.startsWith('…');

/** Initials, file formats, units such as MB. */
const isAbbreviation = (word: string): boolean => /^\p{Lu}{1,5}$|^\p{L}$/u.test(word);

/** Without words where they stand alone: a pet called Sat is no part of Saturday. */
function without(text: string, words: string): string {
  let rest = text;
  for (let at = rest.indexOf(words); at >= 0; at = rest.indexOf(words, at + 1)) {
    if (isWordCharacter(rest[at - 1]) || isWordCharacter(rest[at + words.length])) continue;
    rest = `${rest.slice(0, at)} ${rest.slice(at + words.length)}`;
  }
  return rest;
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** The texts of a page that are no message, each once. */
export function findPlain(
  texts: readonly PageText[],
  ownWords: ReadonlyMap<string, string>,
): readonly string[] {
  const longest = [...ownWords.keys()]
    .filter((words) => words.length > 1)
    .sort((a, b) => b.length - a.length);
  const found = texts.filter(({ text }) => plainWords(text, longest).length > 0);
  return [...new Set(found.map(({ text, at }) => `“${text.slice(0, 90)}” (${at}) is not a message`))];
}

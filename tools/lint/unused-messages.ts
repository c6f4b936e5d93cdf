import { areaFolders, type Catalogue, type CatalogueValue, readAreas } from '../messages/catalogue.ts';
import type { SourceFile } from './source-files.ts';

/** An area with texts, as far as this check reads it. */
interface TextArea {
  readonly folder: string;
  readonly exported: string;
  readonly english: Catalogue;
}
type Code = Pick<SourceFile, 'path' | 'text' | 'isTest'>;

/** How code comes to the texts of an area: some messages by name, others as a group that it hands on. */
interface Uses {
  /** Names of messages and groups of which all is used. */
  readonly whole: Set<string>;
  /** Groups that are passed to other code: of these, a message is used if its name is in any code. */
  readonly handedOn: Set<string>;
}

export const readTextAreas = (root: string): readonly TextArea[] =>
  readAreas(areaFolders(root)).map((area) => ({ ...area, folder: area.folder.slice(root.length) }));

/** Messages that no code says: they would be translated into every language for nobody. */
export function checkUnusedMessages(areas: readonly TextArea[], files: readonly Code[]): string[] {
  const code = files
    .filter(({ path, isTest }) => !isTest && /^(?:apps|packages)\//.test(path))
    .map(({ text }) => tokensOf(text));
  const isSaid = namesSaidIn(code);
  return areas.flatMap((area) => {
    const uses = usesOf(area, code);
    return namesIn(area.english)
      .filter((name) => {
        const groups = pathsTo(name);
        if (groups.some((group) => uses.whole.has(group))) return false;
        const last = name.slice(name.lastIndexOf('.') + 1);
        return !(groups.some((group) => uses.handedOn.has(group)) && isSaid(last));
      })
      .map((name) => `${area.folder}/en.json: no code says the message ${name}; remove it in every language`);
  });
}

type Tokens = readonly string[];

/** Words and signs. */
const tokensOf = (text: string): Tokens => text.match(/\w+|[^\w\s]/g) ?? [];
const isWord = (token: string | undefined): boolean => token !== undefined && /^\w/.test(token);

/** Whether any code has a name, in one piece or put together as in `${kind}Detail`. */
function namesSaidIn(code: readonly Tokens[]): (name: string) => boolean {
  const words = new Set(code.flat());
  const pieces = new Set(
    code.flatMap((tokens) =>
      tokens.filter((token, at) => {
        const [before, after] = [tokens[at - 1], tokens[at + 1]];
        return isWord(token) && ((before === '}' && after === '`') || (before === '`' && after === '$'));
      }),
    ),
  );
  // Names that are no identifiers are codes, which are data.
  return (name) =>
    !/^\w+$/.test(name) ||
    words.has(name) ||
    [...pieces].some((piece) => name.endsWith(piece) || name.startsWith(piece));
}

/** Names of messages; a list counts as one. */
const namesIn = (catalogue: Catalogue, prefix = ''): readonly string[] =>
  Object.entries(catalogue).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    if (typeof value === 'string' || Array.isArray(value)) return [`${prefix}${key}`];
    return namesIn(value as Catalogue, `${prefix}${key}.`);
  });

/** The name itself, and every group that it is in; '' is the whole area. */
function pathsTo(name: string): readonly string[] {
  const parts = name.split('.');
  return ['', ...parts.map((_, place) => parts.slice(0, place + 1).join('.'))];
}

interface Alias {
  readonly name: string;
  /** The group that it stands for. */
  readonly path: string;
  /** Whether a language may be chosen first: `alertMessages[language]`. */
  readonly byLanguage: boolean;
}

function usesOf({ exported, english }: TextArea, code: readonly Tokens[]): Uses {
  const uses: Uses = { whole: new Set(), handedOn: new Set() };
  const exports = [exported, `${exported}ByLanguage`];
  for (const tokens of code) {
    const names = exports.filter((name) => tokens.includes(name));
    const renamed = names.flatMap((name) =>
      tokens.filter((_, at) => tokens[at - 1] === 'as' && tokens[at - 2] === name),
    );
    const known = new Set<string>();
    const waiting: Alias[] = [...names, ...renamed].map((name) => ({ name, path: '', byLanguage: true }));
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const key = `${next.name} ${next.path}`;
      if (known.has(key)) continue;
      known.add(key);
      waiting.push(...readMentions(tokens, next, english, uses));
    }
  }
  return uses;
}

/** Notes what a file does with a constant, and gives the constants that it makes of its groups. */
function readMentions(tokens: Tokens, alias: Alias, english: Catalogue, uses: Uses): readonly Alias[] {
  return tokens.flatMap((token, at) => {
    if (token !== alias.name || !isValue(tokens, at)) return [];
    const { steps, end } = readSteps(tokens, at + 1, alias.byLanguage);
    const { reached, isGroup } = follow(english, alias.path, steps);
    if (isGroup) return readGroup({ tokens, at, end, reached }, uses);
    uses.whole.add(reached);
    return [];
  });
}

/** Not a member of something else, a key, a type, a declaration, an import or a part of its path. */
function isValue(tokens: Tokens, at: number): boolean {
  const [before = '', after = ''] = [tokens[at - 1], tokens[at + 1]];
  if (before === '.') return tokens[at - 2] === '.';
  if (['typeof', 'const', 'let', 'as', '/'].includes(before) || after === 'as') return false;
  if (!['{', ','].includes(before)) return true;
  if (after === ':') return false;
  // In a list of names, which is an import or export if that word is before it.
  let start = at;
  while (isWord(tokens[start]) || tokens[start] === ',') start -= 1;
  const keyword = tokens[start - 1] === 'type' ? tokens[start - 2] : tokens[start - 1];
  return tokens[start] !== '{' || !(keyword === 'import' || keyword === 'export');
}

/** The names in `.states?.here`, and where they end. */
function readSteps(tokens: Tokens, start: number, byLanguage: boolean) {
  let end = byLanguage ? afterLanguage(tokens, start) : start;
  const steps: string[] = [];
  for (;;) {
    const dot = tokens[end] === '?' && tokens[end + 1] === '.' ? end + 1 : end;
    if (tokens[dot] !== '.' || !isWord(tokens[dot + 1])) return { steps, end };
    steps.push(tokens[dot + 1] ?? '');
    end = dot + 2;
  }
}

function afterLanguage(tokens: Tokens, start: number): number {
  if (tokens[start] !== '[') return start;
  const end = tokens.indexOf(']', start) + 1;
  return ['.', ';'].includes(tokens[end] ?? '') ? end : start;
}

/** How far steps lead into a catalogue; the first may be a language, as in `alertMessages.de`. */
function follow(english: Catalogue, path: string, steps: readonly string[]) {
  const start = path.split('.').filter(Boolean);
  const reached: string[] = [];
  let value: CatalogueValue | undefined = english;
  for (const [place, step] of [...start, ...steps].entries()) {
    if (!isCatalogue(value)) break;
    const inside: CatalogueValue | undefined = value[step];
    if (inside !== undefined) {
      value = inside;
      reached.push(step);
    } else if (place > 0) break;
  }
  return { reached: reached.join('.'), isGroup: isCatalogue(value) };
}

const isCatalogue = (value: CatalogueValue | undefined): value is Catalogue =>
  typeof value === 'object' && !Array.isArray(value);

interface Mention {
  readonly tokens: Tokens;
  readonly at: number;
  readonly end: number;
  readonly reached: string;
}

function readGroup({ tokens, at, end, reached }: Mention, uses: Uses): readonly Alias[] {
  const before = (count: number) => tokens[at - count] ?? '';
  if (tokens[end] === '[' || (before(1) === '(' && before(3) === '.' && before(4) === 'Object')) {
    uses.whole.add(reached);
    return [];
  }
  const isDeclared = before(1) === '=' && ['const', 'let'].includes(before(3)) && before(4) !== 'export';
  if (isDeclared && tokens[end] === ';') return [{ name: before(2), path: reached, byLanguage: false }];
  const keys = before(1) === '=' && before(2) === '}' ? keysBefore(tokens, at - 3) : null;
  if (keys) for (const key of keys) uses.whole.add(reached ? `${reached}.${key}` : key);
  else uses.handedOn.add(reached);
  return [];
}

/** The names in `const { here, gone: left } =`, read from the end; null if it has a rest or more braces. */
function keysBefore(tokens: Tokens, end: number): readonly string[] | null {
  const start = tokens.lastIndexOf('{', end);
  const members = tokens.slice(start + 1, end + 1);
  if (members.some((token) => ['.', '}', '('].includes(token))) return null;
  return members.filter((token, at) => isWord(token) && (at === 0 || members[at - 1] === ','));
}

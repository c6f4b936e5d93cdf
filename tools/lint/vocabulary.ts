import { readFileSync } from 'node:fs';
import { blankTexts } from './blank-texts.ts';
import type { SourceFile } from './source-files.ts';

interface Vocabulary {
  /** Word in lower case -> the replacement. */
  readonly words: Readonly<Record<string, string>>;
  /** Words that are also banned in comments and texts, in lower case -> the replacement. */
  readonly texts: Readonly<Record<string, string>>;
  /** Identifiers that stay although they contain a banned word, each with its reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** The banned words, their replacements and the exceptions. */
export function readVocabulary(): Vocabulary {
  return JSON.parse(readFileSync(new URL('./vocabulary.json', import.meta.url), 'utf8')) as Vocabulary;
}

const identifier = /[A-Za-z_$][\w$]*/g;
const word = /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+/g;
/** Names of files and identifiers use the words of docs/glossary.md; texts use plain American English. */
export function checkVocabulary(files: readonly SourceFile[], vocabulary: Vocabulary): string[] {
  return files.flatMap((file) => [
    ...checkPath(file.path, vocabulary),
    ...checkIdentifiers(file, vocabulary),
    ...checkTexts(file, vocabulary),
  ]);
}

function checkPath(path: string, vocabulary: Vocabulary): string[] {
  const name = path.slice(path.indexOf('/src/') + 1);
  return bannedIn(name.replaceAll(/[/.-]/g, ' '), vocabulary)
    .filter(() => !isException(camelCase(path), vocabulary))
    .map((banned) => `${path}: the name says '${banned}': ${vocabulary.words[banned]}`);
}

function checkIdentifiers({ path, text }: SourceFile, vocabulary: Vocabulary): string[] {
  const code = blankTexts(text);
  const seen = new Set<string>();
  return [...code.matchAll(identifier)].flatMap((match) => {
    const name = match[0];
    if (seen.has(name) || isException(name, vocabulary)) return [];
    seen.add(name);
    return bannedIn(name, vocabulary).map(
      (banned) =>
        `${path}:${lineAt(code, match.index)}: ${name} says '${banned}': ${vocabulary.words[banned]}`,
    );
  });
}

/** Also checks comments and texts for words that nobody outside the project would understand. */
function checkTexts({ path, text }: SourceFile, vocabulary: Vocabulary): string[] {
  const seen = new Set<string>();
  return [...text.matchAll(identifier)].flatMap(({ 0: found, index }) => {
    const name = found.toLowerCase();
    if (!Object.hasOwn(vocabulary.texts, name) || seen.has(name)) return [];
    seen.add(name);
    return [`${path}:${lineAt(text, index)}: the text says '${found}': ${vocabulary.texts[name]}`];
  });
}

function bannedIn(name: string, { words }: Vocabulary): string[] {
  const parts = (name.match(word) ?? []).map((part) => part.toLowerCase());
  return [...new Set(parts)].filter((part) => Object.hasOwn(words, part));
}

/** `arrive-at-door.ts` contains `arriveAtDoor`. */
function camelCase(path: string): string {
  const [name = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
  return name.replaceAll(/-([a-z])/g, (_, character: string) => character.toUpperCase());
}

const isException = (name: string, { exceptions }: Vocabulary) => Object.hasOwn(exceptions, name);
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@clearpaw/protocol';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'docs/help/';

/** The languages that the help can be translated into. */
export const translationLanguages = languages.filter((language) => language !== 'en');

/** Where the translation of a page of docs/help is, whether or not it exists; null for a file of another folder. */
export function translationOf(file: string, language: Language): string | null {
  return file.startsWith(folder) ? `${folder}${language}/${file.slice(folder.length)}` : null;
}

/** The English page that a file in the folder of a language translates; null if it is in none of these folders. */
export function englishOf(file: string): string | null {
  const [language, ...rest] = file.slice(folder.length).split('/');
  const isTranslation = translationLanguages.some((one) => one === language);
  return file.startsWith(folder) && isTranslation ? `${folder}${rest.join('/')}` : null;
}

export interface Translation {
  readonly file: string;
  /** Without its first line. */
  readonly text: string;
  /** The checksum of the English page that was translated; null if the first line names none. */
  readonly checksum: string | null;
}

const firstLine = /^<!-- translates (\S+), ([0-9a-f]{12}) -->\n/;

/** The translation of a page, or null if there is none. */
export function readTranslation(file: string, language: Language): Translation | null {
  const translated = translationOf(file, language);
  if (translated === null || !existsSync(join(repository, translated))) return null;
  const all = readFileSync(join(repository, translated), 'utf8');
  return { file: translated, text: all.replace(firstLine, ''), checksum: firstLine.exec(all)?.[2] ?? null };
}

/** The first line of a translation of the English page as it is now. */
export function translationMark(file: string): string {
  return `<!-- translates ${file}, ${checksumOf(file)} -->\n`;
}

export function checksumOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(repository, file)))
    .digest('hex')
    .slice(0, 12);
}

/** The titles of the navigation in a language, in its order. */
export interface NavigationTexts {
  readonly [audience: string]: {
    readonly title: string;
    readonly description: string;
    readonly groups: readonly string[];
  };
}

export function readNavigationTexts(language: Language): NavigationTexts {
  return JSON.parse(readFileSync(join(repository, folder, language, 'navigation.json'), 'utf8'));
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The texts of one area in one language, nested as in the code. In English a key that starts with @ describes the
 * message of that name, as in ARB files; `@@x-export` names the constant that the code imports.
 */
export interface Catalogue {
  readonly [key: string]: CatalogueValue;
}
export type CatalogueValue = string | readonly string[] | Catalogue;

/** The order in which the code passes the placeholders, if it differs from that in the English text. */
export interface MessageNote {
  readonly description?: string;
  readonly placeholders?: Readonly<Record<string, object>>;
}

export const sourceLanguage = 'en';

/** An area with texts: a folder with one file per language, and beside it the module that is written from them. */
export interface Area {
  /** The folder, such as `apps/web/src/features/visits/messages`. */
  readonly folder: string;
  /** The name of the constant. */
  readonly exported: string;
  readonly english: Catalogue;
}

/** Where texts lie: screens, mails and files of the server, and what the rules of the product say. */
export const areaFolders = (root: string): readonly string[] =>
  ['apps/web/src', 'apps/server/src', 'packages/domain/src'].map((folder) => `${root}${folder}`);

export function readAreas(roots: readonly string[]): readonly Area[] {
  const found = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name === `${sourceLanguage}.json`)
      .map((entry) => entry.parentPath),
  );
  return found.sort().map((folder) => {
    const english = readCatalogue(folder, sourceLanguage);
    const exported = english?.['@@x-export'];
    if (!english || typeof exported !== 'string') throw new Error(`${folder}/en.json names no @@x-export`);
    return { folder, exported, english };
  });
}

/** The catalogue of a language, or null if there is none. Throws if the file is not JSON. */
export function readCatalogue(folder: string, language: string): Catalogue | null {
  const path = join(folder, `${language}.json`);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path}: ${(problem as Error).message}`);
  }
}

/** The texts of an area in a language. Throws if there are none. */
export function readLanguage({ folder }: Area, language: string): Catalogue {
  const texts = readCatalogue(folder, language);
  if (!texts) throw new Error(`${folder}: there is no ${language}.json`);
  return texts;
}

/** The languages that an area has files of, English first. */
export const languagesWithFiles = ({ folder }: Area): readonly string[] => [
  sourceLanguage,
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== `${sourceLanguage}.json`)
    .map((file) => basename(file, '.json'))
    .sort(),
];

/** The module that is written from the catalogues of a folder. */
export const generatedModule = (folder: string): string =>
  join(dirname(folder), `${basename(folder)}.gen.ts`);

/** Texts with their names, such as `states.reviewed`; array items count from 0. */
export function listMessages(catalogue: Catalogue, prefix = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (key.startsWith('@')) continue;
    const name = `${prefix}${key}`;
    if (typeof value === 'string') found.set(name, value);
    else if (Array.isArray(value))
      value.forEach((text: string, place) => {
        found.set(`${name}.${place}`, text);
      });
    else for (const entry of listMessages(value as Catalogue, `${name}.`)) found.set(...entry);
  }
  return found;
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@clearpaw/protocol';
import { type ArticleTexts, type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';
import {
  englishOf,
  readNavigationTexts,
  readTranslation,
  translationLanguages,
  translationOf,
} from './translations.ts';

export const repository = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'docs/help/';

/** Files that pages link to and that are part of the site, by their path in the repository. */
export const attachments: Readonly<Record<string, string>> = {
  'docs/badge-format-vectors.json': '/help/badge-format-vectors.json',
  'packages/domain/src/badges/vaccine-numbers.ts': '/help/vaccine-numbers.txt',
};

/** As docs/help/navigation.json lists them; a page is named by its file without `.md`. */
interface Navigation {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly groups: readonly { readonly title: string; readonly pages: readonly PageName[] }[];
}

/** A file in docs/help, or a guide of the repository that is shown under an address of the help. */
type PageName = string | { readonly address: string; readonly file: string };

export interface HelpSourcePage extends RenderedMarkdown {
  readonly href: string;
  /** From the root of the repository. */
  readonly file: string;
  /** English where the page has no translation. */
  readonly language: Language;
  /** The languages that the page exists in. */
  readonly languages: readonly Language[];
  readonly audience: string;
}

export interface HelpSource {
  readonly audiences: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly groups: readonly { readonly title: string; readonly pages: readonly HelpSourcePage[] }[];
  }[];
  /** In the order of the navigation. */
  readonly pages: readonly HelpSourcePage[];
}

/**
 * Reads the help from the repository: its navigation and every page that it names, in a language where there is a
 * translation. `texts` are the texts that pages have beside their own.
 */
export function readHelp(language: Language = 'en', texts?: ArticleTexts): HelpSource {
  const navigation: readonly Navigation[] = JSON.parse(readText(`${folder}navigation.json`));
  const titles = language === 'en' ? null : readNavigationTexts(language);
  const located = navigation.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages.map(locate)));
  const reading = { language, texts, files: addressesOf(located) };
  const audiences = navigation.map(({ groups, ...audience }) => ({
    ...audience,
    ...pick(titles?.[audience.id]),
    groups: groups.map(({ title, pages }, position) => ({
      title: titles?.[audience.id]?.groups[position] ?? title,
      pages: pages.map((name) => readPage(locate(name), audience.id, reading)),
    })),
  }));
  return { audiences, pages: audiences.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages)) };
}

type Titles = Pick<Navigation, 'title' | 'description'>;

const pick = (titles: Titles | undefined): Partial<Titles> =>
  titles ? { title: titles.title, description: titles.description } : {};

/** A translation links to the file of a page in its own language or in English; both are at one address. */
function addressesOf(pages: readonly Located[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ file, href }) =>
      [file, ...translationLanguages.map((language) => translationOf(file, language))].map(
        (one): [string, string] => [one ?? file, href],
      ),
    ),
  );
}

/** Every English Markdown file of the help, whether or not the navigation names it. */
export const listHelpFiles = (): string[] => listMarkdown().filter((file) => englishOf(file) === null);

/** Every translation, whether or not there is a page that it translates. */
export const listTranslations = (): string[] => listMarkdown().filter((file) => englishOf(file) !== null);

function listMarkdown(): string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${folder}${path}`);
}

interface Located {
  readonly file: string;
  readonly href: string;
}

function locate(name: PageName): Located {
  if (typeof name === 'string') return { file: `${folder}${name}.md`, href: `/help/${name}` };
  return { file: name.file, href: `/help/${name.address}` };
}

interface Reading {
  readonly language: Language;
  readonly texts: ArticleTexts | undefined;
  readonly files: ReadonlyMap<string, string>;
}

function readPage(located: Located, audience: string, reading: Reading): HelpSourcePage {
  const { file, href } = located;
  const { language, texts, files } = reading;
  const english = renderMarkdown(readText(file), { resolve: resolveFrom(file, files), texts });
  const translation = language === 'en' ? null : readTranslation(file, language);
  const about = { href, audience, languages: languagesOf(file) };
  if (!translation) return { ...about, file, language: 'en', ...english };
  const resolve = resolveFrom(translation.file, files);
  // Screens and pages lead to the parts of a page by the same names in every language.
  const ids = english.headings.map(({ id }) => id);
  const translated = renderMarkdown(translation.text, { resolve, texts, ids });
  return { ...about, file: translation.file, language, ...translated };
}

function languagesOf(file: string): readonly Language[] {
  return languages.filter((one) => one === 'en' || readTranslation(file, one) !== null);
}

const resolveFrom = (file: string, files: ReadonlyMap<string, string>) => (target: string) => {
  const [path = '', anchor] = target.split('#');
  const found = relative('.', normalize(join(dirname(file), path)));
  const address = path === '' ? '' : (files.get(found) ?? attachments[found]);
  return address === undefined ? null : `${address}${anchor ? `#${anchor}` : ''}`;
};

function readText(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

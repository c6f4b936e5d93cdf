import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';

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

/** Reads the help from the repository: its navigation and every page that it names. */
export function readHelp(): HelpSource {
  const navigation: readonly Navigation[] = JSON.parse(readText(`${folder}navigation.json`));
  const files = new Map(
    navigation
      .flatMap(({ groups }) => groups.flatMap(({ pages }) => pages.map(locate)))
      .map(({ file, href }) => [file, href]),
  );
  const audiences = navigation.map(({ groups, ...audience }) => ({
    ...audience,
    groups: groups.map(({ title, pages }) => ({
      title,
      pages: pages.map((name) => readPage(locate(name), audience.id, files)),
    })),
  }));
  return { audiences, pages: audiences.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages)) };
}

/** Every Markdown file of the help, whether or not the navigation names it. */
export function listHelpFiles(): string[] {
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

function readPage(
  { file, href }: Located,
  audience: string,
  files: ReadonlyMap<string, string>,
): HelpSourcePage {
  const resolve = (target: string) => {
    const [path = '', anchor] = target.split('#');
    const found = relative('.', normalize(join(dirname(file), path)));
    const address = path === '' ? '' : (files.get(found) ?? attachments[found]);
    return address === undefined ? null : `${address}${anchor ? `#${anchor}` : ''}`;
  };
  return { href, file, audience, ...renderMarkdown(readText(file), resolve) };
}

function readText(path: string): string {
  return readFileSync(join(repository, path), 'utf8');
}

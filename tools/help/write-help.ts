import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@clearpaw/protocol';
import type {
  HelpAudience,
  HelpEntry,
  HelpPageContent,
  HelpSection,
} from '../../apps/web/src/app/help/help-content.ts';
import { attachments, type HelpSource, type HelpSourcePage, readHelp, repository } from './help-pages.ts';
import { copyPictures } from './pictures.ts';
import type { ArticleTexts } from './render-markdown.ts';

/** The web app's renderer for the help (apps/web/src/app/help/render-help.tsx). */
export interface HelpRenderer {
  renderHelpPage(audiences: readonly HelpAudience[], content: HelpPageContent): string;
  renderHelpHome(audiences: readonly HelpAudience[]): string;
  writeSearchIndex(sections: readonly HelpSection[]): string;
  readonly helpDescription: HelpEntry;
  readonly articleTexts: ArticleTexts;
}

/**
 * Writes a page into the template, with its title, its description and the languages that it exists in in the head;
 * returns the file's name.
 */
export type WritePage = (page: WrittenPage, template: string, body: string) => string;

export interface WrittenPage extends HelpEntry {
  readonly languages: readonly Language[];
}

/** Writes the help into a finished build of a language; returns the file for each address. */
export function writeHelp(
  built: string,
  language: Language,
  renderer: HelpRenderer,
  writePage: WritePage,
): Record<string, string> {
  const source = readHelp(language, renderer.articleTexts);
  const audiences = audiencesOf(source);
  copyPictures(built);
  copyAttachments(built);
  const index = writeIndex(built, renderer.writeSearchIndex(sectionsOf(source)));
  const template = readFileSync(join(built, 'help.html'), 'utf8');
  const write = (page: WrittenPage, body: string) =>
    writePage(page, template, body.replace('%HELP_INDEX%', index));
  const home = { ...renderer.helpDescription, languages };
  const files: Record<string, string> = { [home.href]: write(home, renderer.renderHelpHome(audiences)) };
  for (const [position, page] of source.pages.entries()) {
    const body = renderer.renderHelpPage(audiences, contentOf(source, audiences, position));
    // With a function, because "$1" in a text must not be replaced.
    files[page.href] = write(
      { ...entryOf(page), languages: page.languages },
      body.replace('%HELP_ARTICLE%', () => page.html),
    );
  }
  return files;
}

function copyAttachments(built: string): void {
  mkdirSync(join(built, 'help'), { recursive: true });
  for (const [file, address] of Object.entries(attachments))
    copyFileSync(join(repository, file), join(built, address));
}

function contentOf(
  { pages }: HelpSource,
  audiences: readonly HelpAudience[],
  position: number,
): HelpPageContent {
  const page = pages[position];
  const audience = audiences.find(({ id }) => id === page?.audience);
  if (!page || !audience) throw new Error(`no page of the help at ${position}`);
  const beside = (at: number) => {
    const other = pages[at];
    return other?.audience === audience.id ? entryOf(other) : null;
  };
  return {
    entry: entryOf(page),
    audience,
    headings: page.headings.filter(({ level }) => level === 2),
    previous: beside(position - 1),
    next: beside(position + 1),
  };
}

function audiencesOf({ audiences }: HelpSource): HelpAudience[] {
  return audiences.map((audience) => ({
    ...audience,
    groups: audience.groups.map(({ title, pages }) => ({ title, pages: pages.map(entryOf) })),
  }));
}

function entryOf({ href, title, description, language }: HelpSourcePage): HelpEntry {
  return { href, title, description, language };
}

function sectionsOf({ pages }: HelpSource): HelpSection[] {
  return pages
    .flatMap(({ href, title, language, sections }) =>
      sections.map(({ id, heading, text }) => ({
        href: id === null ? href : `${href}#${id}`,
        title,
        section: heading,
        text,
        language,
      })),
    )
    .map((section, id) => ({ id, ...section }));
}

/** The name contains its hash, so that a device caches it until it changes. */
function writeIndex(built: string, index: string): string {
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
  const file = `assets/help-search-${hash}.json`;
  writeFileSync(join(built, file), index);
  return `/${file}`;
}

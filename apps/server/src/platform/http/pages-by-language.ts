import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@clearpaw/protocol';
import type { Context } from 'hono';
import { readerLanguage } from './reader-language.ts';
import { WebPages } from './web-pages.ts';

/** The folder of a language's pages in a build: for English, the build's folder itself. */
export const folderOfLanguage = (root: string, language: Language): string =>
  language === 'en' ? root : join(root, 'languages', language);

/** The languages of a build. */
export const builtLanguages = (root: string): readonly Language[] =>
  languages.filter((language) => existsSync(join(folderOfLanguage(root, language), 'index.html')));

/** The pages of a build in the language of the request. */
export class PagesByLanguage {
  readonly #root: string;
  readonly #pages: ReadonlyMap<Language, WebPages>;

  constructor(root: string, publicUrl: string) {
    this.#root = root;
    this.#pages = new Map(
      languages.map((language) => [language, new WebPages(folderOfLanguage(root, language), publicUrl)]),
    );
  }

  /** A page that was rendered at build, in the reader's language or, if it exists only in English, in English. */
  sendRendered(context: Context): Response | null {
    const { path } = context.req;
    const audience = context.req.query('for');
    const language = readerLanguage(context, builtLanguages(this.#root));
    for (const one of new Set<Language>([language, 'en'])) {
      const pages = this.#of(one);
      const file = pages.rendered(path, audience);
      if (file) return pages.send(context, file, file.endsWith('.html') ? one : null);
    }
    return null;
  }

  /** The page of the app, in the reader's language. */
  sendApp(context: Context): Response {
    const language = readerLanguage(context, builtLanguages(this.#root));
    return this.#of(language).send(context, 'index.html', language);
  }

  #of(language: Language): WebPages {
    const pages = this.#pages.get(language);
    if (!pages) throw new Error(`no pages of ${language}`);
    return pages;
  }
}

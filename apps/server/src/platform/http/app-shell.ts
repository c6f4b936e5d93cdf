import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@clearpaw/protocol';
import type { Context } from 'hono';
import { builtLanguages, folderOfLanguage } from './pages-by-language.ts';
import { readerLanguage } from './reader-language.ts';

/** What search engines and link previews read at one address. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: { readonly url: string; readonly width: number; readonly height: number };
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Structured data by schema.org; null if there is none. */
  readonly facts: object | null;
}

/** The app's page in the reader's language with another head; null if there is no built web app. */
export type AppShell = (context: Context, head: DocumentHead) => string | null;

/** The head of the page replaces everything between these two comments. */
const [begin, end] = ['<!--head-->', '<!--/head-->'];

/** Reads the app's page of each language once for each build. */
export function openAppShell(root: string): AppShell {
  const pages = new Map<Language, KnownPage>();
  return (context, head) => {
    const language = readerLanguage(context, builtLanguages(root));
    const page = readPage(join(folderOfLanguage(root, language), 'index.html'), pages.get(language));
    if (!page) return null;
    pages.set(language, page);
    const [from, to] = [page.html.indexOf(begin), page.html.indexOf(end)];
    if (from < 0 || to < from) throw new Error("The app's page has no marker for another head.");
    context.header('Content-Language', language);
    context.header('Vary', 'Accept-Language, Cookie');
    return page.html.slice(0, from) + tagsOf(head) + page.html.slice(to + end.length);
  };
}

interface KnownPage {
  readonly builtAt: number;
  readonly html: string;
}

function readPage(path: string, known: KnownPage | undefined): KnownPage | null {
  const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return null;
  return known?.builtAt === builtAt ? known : { builtAt, html: readFileSync(path, 'utf8') };
}

function tagsOf({ title, description, canonical, image, indexed, facts }: DocumentHead): string {
  const meta = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...(indexed
      ? [`<link rel="canonical" href="${escaped(canonical)}" />`]
      : ['<meta name="robots" content="noindex" />']),
    meta('type', 'website'),
    meta('site_name', 'Clearpaw'),
    meta('title', title),
    meta('description', description),
    meta('url', canonical),
    meta('image', image.url),
    meta('image:width', String(image.width)),
    meta('image:height', String(image.height)),
    '<meta name="twitter:card" content="summary_large_image" />',
    // Data, not a script: the content security policy has nothing to run here.
    ...(facts ? [`<script type="application/ld+json">${data(facts)}</script>`] : []),
  ].join('\n    ');
}

/** The data must not be able to close the element that contains it. */
function data(facts: object): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

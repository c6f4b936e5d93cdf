import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@clearpaw/protocol';
import type { Context } from 'hono';
import type { Log } from '../telemetry/index.ts';
import { type DocumentHead, escapedData, tagsOf } from './document-head.ts';
import { openPageRenderer, type RenderedPage } from './page-renderer.ts';
import { builtLanguages, folderOfLanguage } from './pages-by-language.ts';
import { readerLanguage } from './reader-language.ts';

/** The app's page in the reader's language with another head; null if there is no built web app. */
export type AppShell = (
  context: Context,
  head: DocumentHead,
  page: RenderedPage | null,
) => Promise<string | null>;

/** The head of the page replaces everything between these two comments. */
const [begin, end] = ['<!--head-->', '<!--/head-->'];
const content = '<!--page-->';

/** Reads the app's page of each language once for each build. */
export function openAppShell(root: string, log: Log): AppShell {
  const files = new Map<string, KnownFile>();
  const render = openPageRenderer(log);
  return async (context, head, page) => {
    const language = readerLanguage(context, builtLanguages(root));
    const folder = folderOfLanguage(root, language);
    const rendered = page && (await render(folder, page));
    const name = page && rendered !== null ? `render/${page.name}.html` : 'index.html';
    const html = readKnown(join(folder, name), files);
    if (html === null) return null;
    nameLanguage(context, language);
    const [from, to] = [html.indexOf(begin), html.indexOf(end)];
    if (from < 0 || to < from) throw new Error("The app's page has no marker for another head.");
    const whole = html.slice(0, from) + tagsOf(head) + html.slice(to + end.length);
    if (!page || rendered === null) return whole;
    // With functions, because "$1" in a text must not be replaced.
    return whole.replace(content, () => rendered).replace('</body>', () => `${dataOf(page)}</body>`);
  };
}

function nameLanguage(context: Context, language: Language): void {
  context.header('Content-Language', language);
  context.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
}

/** Data, not a script: the content security policy has nothing to run here. */
function dataOf({ data }: RenderedPage): string {
  return `<script type="application/json" id="rendered-page">${escapedData(data)}</script>`;
}

interface KnownFile {
  readonly builtAt: number;
  readonly html: string;
}

function readKnown(path: string, files: Map<string, KnownFile>): string | null {
  const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return null;
  const known = files.get(path);
  if (known?.builtAt === builtAt) return known.html;
  const html = readFileSync(path, 'utf8');
  files.set(path, { builtAt, html });
  return html;
}

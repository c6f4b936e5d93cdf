import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLanguage, type Language, languages } from '@clearpaw/protocol';
import { type HelpRenderer, writeHelp } from './help/write-help.ts';

/**
 * Writes the public pages into a finished build: one HTML file each, a list of them for the server, and the sitemap.
 * Called by build-web with the folder of the build, that of the renderer, and the language. The product's public
 * address is known only to the running server, which fills it in.
 */
const [built = '', renderer = '', named = ''] = process.argv.slice(2);
const language: Language = isLanguage(named) ? named : 'en';

interface Renderer extends HelpRenderer {
  readonly addresses: readonly string[];
  render(address: string): Promise<string>;
  describePage(address: string): Description;
  moduleOf(address: string): string;
  titleOfHelp(title: string): string;
}

interface Description {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly facts: object | null;
}

interface Alternate {
  readonly language: string;
  readonly href: string;
}

interface Described extends Description {
  readonly alternates: readonly Alternate[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

// Parts of the app read their address when they are loaded; no page contains it. A channel between tabs would prevent
// this process from exiting.
Object.assign(globalThis, { location: new URL('http://build.invalid/'), BroadcastChannel: undefined });
const web: Renderer = await import(pathToFileURL(join(renderer, 'prerender.js')).href);
const { addresses, render, describePage, moduleOf } = web;
const template = readFileSync(join(built, 'public.html'), 'utf8');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8'));

mkdirSync(join(built, 'pages'), { recursive: true });
const pages: Record<string, string> = {};
for (const address of addresses) {
  const parts = {
    head: `${head({ ...describePage(address), alternates: alternatesOf(address) })}\n    ${scriptsOf(moduleOf(address), template)}`,
    body: await render(address),
  };
  pages[address] = writePage(address, template, parts);
}
const help = writeHelpPages();
writeBusinessPage();
if (language === 'en') {
  writeFileSync(join(built, 'pages/robots.txt'), robots());
  writeFileSync(join(built, 'pages/sitemap.xml'), sitemap());
}
const others = { '/robots.txt': 'pages/robots.txt', '/sitemap.xml': 'pages/sitemap.xml' };
const files = { ...pages, ...help, ...(language === 'en' ? others : {}) };
writeFileSync(join(built, 'pages.json'), JSON.stringify(files, null, 2));
for (const used of ['public.html', 'help.html', 'manifest.json']) rmSync(join(built, used));

function writeHelpPages(): Record<string, string> {
  return writeHelp(built, language, web, ({ href, title, description, ...page }, helpTemplate, body) => {
    const described = {
      title: web.titleOfHelp(title),
      description,
      // A page without a translation is the English one in another frame.
      canonical: addressIn(href, page.languages.includes(language) ? language : 'en'),
      facts: null,
      alternates: page.languages.length > 1 ? alternatesOf(href, page.languages) : [],
    };
    return writePage(href, helpTemplate, { head: head(described), body });
  });
}

/**
 * The app's page around what the server renders for a business, with styles of its own. The app's chunks and styles are
 * asked for once it has been painted.
 */
function writeBusinessPage(): void {
  const app = readFileSync(join(built, 'index.html'), 'utf8');
  const scripts = scriptsOf('src/app/routes/public-business.tsx', app);
  const [whole = '', appStyles = ''] =
    /<link rel="stylesheet" [^>]{0,99}href="([^"]{1,99})">/.exec(app) ?? [];
  const own = `<link rel="stylesheet" href="/${manifest['src/ui/business-page.css']?.file}">`;
  const page = app.replace(whole, () => own).replace('</head>', () => `  ${scripts}\n  </head>`);
  writeFileSync(join(built, 'render/business-page.html'), paintedFirst(page, [appStyles]));
}

/** The address of the same page in each of its languages, for search engines. */
function alternatesOf(address: string, among: readonly Language[] = languages): readonly Alternate[] {
  const { pathname } = new URL(address, 'http://build.invalid');
  const inLanguage = among.map((one) => ({ language: one as string, href: addressIn(pathname, one) }));
  return [...inLanguage, { language: 'x-default', href: addressIn(pathname, 'en') }];
}

function addressIn(path: string, wanted: Language): string {
  return `%PUBLIC_URL%${path}${wanted === 'en' ? '' : `?lang=${wanted}`}`;
}

/** Fills in a template; returns the file's name. */
function writePage(
  address: string,
  into: string,
  parts: { readonly head: string; readonly body: string },
): string {
  const file = `pages/${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'}.html`;
  const page = into
    .replace(/\s*<!-- .*? -->/gs, '')
    // With functions, because "$1" in a text must not be replaced.
    .replace('<!--head-->', () => parts.head)
    .replace('<!--page-->', () => parts.body);
  writeFileSync(join(built, file), paintedFirst(page));
  return file;
}

/**
 * The page reads and links without its scripts and without the styles of what comes later: they are only named in it,
 * and added after it was painted.
 */
function paintedFirst(page: string, later: readonly string[] = []): string {
  const files = [...later];
  const rest = page.replace(
    /<script type="module"[^>]{0,99} src="([^"]{1,99})"><\/script>/g,
    (_, src: string) => {
      files.push(src);
      return '';
    },
  );
  const first = scriptsOf('src/app/public/after-paint.ts', '');
  const named = `<script type="application/json" id="later">${JSON.stringify(files)}</script>`;
  return rest.replace('</body>', () => `${named}\n    ${first}\n  </body>`);
}

function head({ title, description, canonical, facts, alternates }: Described): string {
  const image = canonical.replace(/(%PUBLIC_URL%).*/, '$1/share.jpg');
  const og = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${canonical}" />`,
    ...alternates.map(
      ({ language: hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`,
    ),
    og('type', 'website'),
    og('site_name', 'Clearpaw'),
    og('title', title),
    og('description', description),
    og('url', canonical),
    og('image', image),
    og('image:width', '1200'),
    og('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image" />',
    // Data, not a script, so that the content security policy is not affected.
    ...(facts ? [`<script type="application/ld+json">${data(facts)}</script>`] : []),
  ].join('\n    ');
}

/** The chunks of a page beyond those that its document names, asked for while the HTML is still being read. */
function scriptsOf(module: string, within: string): string {
  const wanted = new Set<string>();
  collect(module, wanted);
  return [...wanted]
    .filter((file) => !within.includes(`/${file}"`))
    .map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
    .join('\n    ');
}

function collect(module: string, into: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const next of chunk.imports ?? []) collect(next, into);
}

/** Escapes the content so that it cannot end the element it is in. */
function data(facts: object): string {
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function robots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /functions/',
    'Disallow: /v/',
    '',
    'Sitemap: %PUBLIC_URL%/sitemap.xml',
    '',
  ].join('\n');
}

function sitemap(): string {
  const urls = addresses
    .filter((address) => !address.includes('?'))
    .map((address) => describePage(address).canonical)
    .concat(Object.keys(help).map((address) => `%PUBLIC_URL%${address}`))
    .map((location) => `  <url><loc>${location}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

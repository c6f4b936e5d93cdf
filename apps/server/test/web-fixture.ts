import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const canonical = '<link rel="canonical" href="%PUBLIC_URL%/terms" />';
const page = (language: string, title: string, more = '') =>
  `<!doctype html><html lang="${language}"><!--head--><title>${title}</title><!--/head-->${more}`;

/** The files of a minimal built web app. */
const files: Readonly<Record<string, string>> = {
  'index.html': page('en', 'The app'),
  'assets/app-1a2b3c4d.js': 'export const one = 1;',
  'assets/scan-worker-1a2b3c4d.js': 'export const two = 2;',
  'pages/terms.html': page('en', 'The terms', canonical),
  'pages/terms-long.html': page('en', 'The long terms'),
  'pages/help.html': page('en', 'The help'),
  'pages/robots.txt': 'Sitemap: %PUBLIC_URL%/sitemap.xml',
  'pages.json': JSON.stringify({
    '/terms': 'pages/terms.html',
    '/terms?for=long': 'pages/terms-long.html',
    '/help': 'pages/help.html',
    '/robots.txt': 'pages/robots.txt',
  }),
  'languages/es/index.html': page('es', 'La app'),
  'languages/es/pages/terms.html': page('es', 'Los términos', canonical),
  'languages/es/pages.json': JSON.stringify({ '/terms': 'pages/terms.html' }),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

export async function useWebFixture(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'clearpaw-web-'));
  for (const folder of ['assets', 'pages', 'languages/es/pages'])
    await mkdir(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  afterAll(() => rm(root, { recursive: true, force: true }));
  return root;
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A built web app as small as it can be: the app's page, two rendered at build, a hashed file, an icon. */
export async function useWebFixture(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'clearpaw-web-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><!--head--><title>The app</title><!--/head-->');
  await writeFile(join(root, 'assets', 'app-1a2b3c4d.js'), 'export const one = 1;');
  await writeFile(join(root, 'assets', 'scan-worker-1a2b3c4d.js'), 'export const two = 2;');
  await mkdir(join(root, 'pages'));
  const canonical = '<link rel="canonical" href="%PUBLIC_URL%/terms" />';
  await writeFile(join(root, 'pages', 'terms.html'), `<!doctype html><title>The terms</title>${canonical}`);
  await writeFile(join(root, 'pages', 'terms-long.html'), '<!doctype html><title>The long terms</title>');
  await writeFile(join(root, 'pages', 'robots.txt'), 'Sitemap: %PUBLIC_URL%/sitemap.xml');
  const pages = { '/terms': 'terms.html', '/terms?for=long': 'terms-long.html', '/robots.txt': 'robots.txt' };
  const listed = Object.entries(pages).map(([address, file]) => [address, `pages/${file}`]);
  await writeFile(join(root, 'pages.json'), JSON.stringify(Object.fromEntries(listed)));
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  afterAll(() => rm(root, { recursive: true, force: true }));
  return root;
}

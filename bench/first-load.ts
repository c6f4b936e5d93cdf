import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesNamedIn } from './files-named-in.ts';

/**
 * `node bench/first-load.ts apps/web/dist <another build>…`: what a first visit of the public pages takes, compressed with
 * gzip, in each language of each build: the page, and the scripts, styles and fonts that it asks for by itself.
 */
const pages = ['landing', 'login', 'terms'] as const;

const foldersOf = (build: string): readonly (readonly [string, string])[] => {
  const languages = join(build, 'languages');
  const others = existsSync(languages) ? readdirSync(languages) : [];
  return [['en', build], ...others.map((language) => [language, join(languages, language)] as const)];
};

function weigh(build: string, folder: string, page: string): number {
  const html = readFileSync(join(folder, 'pages', `${page}.html`));
  const files = filesNamedIn(html.toString('utf8')).map((file) => readFileSync(join(build, 'assets', file)));
  return [html, ...files].reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0);
}

for (const build of process.argv.slice(2)) {
  console.log(build);
  for (const [language, folder] of foldersOf(build)) {
    const bytes = pages.map((page) => `/${page} ${weigh(build, folder, page)}`);
    console.log(`  ${language}: ${bytes.join(', ')} bytes`);
  }
}

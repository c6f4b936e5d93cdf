import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Screen } from './screens.ts';

interface Pictures {
  /** The folder of the pictures, in which the page will be saved. */
  readonly folder: string;
  /** A folder with the pictures of the designs, or null if there is none on this machine. */
  readonly mockups: string | null;
}

/** A page with every picture of every screen, each beside the designs it follows. */
export function contactSheet(screens: readonly Screen[], { folder, mockups }: Pictures): string {
  const taken = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const designs = mockups === null || !existsSync(mockups) ? [] : readdirSync(mockups);
  const sections = screens.map(({ name, address, role, mockups: follows = [] }) => {
    const own = taken.filter(
      (file) => file.startsWith(name) && /^-\d+-(light|dark)\.png$/.test(file.slice(name.length)),
    );
    if (own.length === 0) return '';
    const models = follows.flatMap((design) => designs.filter((file) => isOf(file, design)));
    const rows = [
      ...own.toSorted().map((file) => figure(file, file)),
      ...models.map((file) => figure(pathToFileURL(join(mockups ?? '', file)).href, `design: ${file}`)),
    ];
    return `<section><h2>${name}</h2><p>${role}, ${address}</p><div>${rows.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>
<h1>Screens</h1>
${sections.filter(Boolean).join('\n')}
</html>
`;
}

/** `40-today` has the pictures 40-today.png, 40-today-390.png, 40-today-dark.png and 40-today-390-dark.png. */
const isOf = (file: string, design: string) =>
  file.startsWith(design) && /^(-390)?(-full)?(-dark)?\.png$/.test(file.slice(design.length));

const figure = (source: string, caption: string) =>
  `<figure><a href="${source}"><img src="${source}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;

const style = `body{font:1rem system-ui;margin:2rem;background:#888}section{margin-block:3rem}
div{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}figure{margin:0;flex:none}
img{height:36rem;background:#fff}figcaption{font-size:.8rem}`;

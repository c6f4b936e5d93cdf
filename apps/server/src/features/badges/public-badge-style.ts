import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of two faces for the same character the later one is used: the small ones, which suffice for English. */
const faces = [
  { family: 'Inter', file: 'inter-latin-wght-normal-', weights: '400 700', range: 'U+0-FFFF' },
  { family: 'Inter', file: 'inter-first-', weights: '400 700', range: 'U+20-7E, U+2013-2014, U+2018-2019' },
  { family: 'Bricolage', file: 'bricolage-grotesque-latin-opsz-', weights: '600 800', range: 'U+0-FFFF' },
  {
    family: 'Bricolage',
    file: 'bricolage-first-',
    weights: '600 800',
    range: 'U+20-21, U+2C-3B, U+3F, U+41-5A, U+61-7A, U+2018-2019',
  },
] as const;

/** The web app's fonts, by the names that its build gave them; without a build, the reader's own fonts are used. */
function fontFaces(webRoot: string): string {
  const assets = join(webRoot, 'assets');
  const built = existsSync(assets) ? readdirSync(assets) : [];
  return faces
    .map(({ family, file, weights, range }) => {
      const name = built.find((one) => one.startsWith(file) && one.endsWith('.woff2'));
      const source = `url("/assets/${name}") format("woff2")`;
      return name
        ? `@font-face { font-family: ${family}; font-weight: ${weights}; font-display: swap; src: ${source}; unicode-range: ${range}; }\n`
        : '';
    })
    .join('');
}

/** The style of the public badge page, with the colors and fonts of the app. */
export const publicBadgeStyle = (webRoot: string): string => fontFaces(webRoot) + style;

const style = `:root { color-scheme: light dark; --paper: oklch(0.985 0.008 95); --ink: oklch(0.22 0.02 165);
  --soft: oklch(0.41 0.02 162); --surface: oklch(0.998 0.003 95); --green: oklch(0.43 0.085 165); --on: oklch(0.99 0.008 95);
  --ring: oklch(0.80 0.16 80); --line: oklch(0.63 0.02 150); --blanket: oklch(0.88 0.068 65); --edge: oklch(0.905 0.014 100); }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(0.205 0.014 168); --ink: oklch(0.96 0.01 95);
  --soft: oklch(0.815 0.014 120); --surface: oklch(0.248 0.017 168); --green: oklch(0.745 0.10 163);
  --on: oklch(0.20 0.03 167); --line: oklch(0.555 0.02 165); --edge: oklch(0.34 0.018 168);
  --blanket: oklch(0.50 0.075 60); } }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; align-items: center; background: var(--blanket);
  color: var(--ink); font: 400 1rem/1.5 Inter, system-ui, sans-serif; }
header { align-self: flex-start; position: relative; z-index: 1; }
.mark { display: flex; align-items: center; gap: 0.625rem; margin: 1.125rem 1rem; padding: 0.375rem 0.5rem; color: var(--ink);
  text-decoration: none; font: 700 1.375rem/2rem Bricolage, Inter, system-ui, sans-serif; letter-spacing: -0.03em; }
.mark svg { width: 2.25rem; height: 2.25rem; }
.mark rect { fill: var(--green); } .mark g { fill: var(--on); } .mark path { fill: none; stroke: var(--ring); }
main { box-sizing: border-box; width: min(100% - 2.5rem, 27rem); margin: auto; padding: 3.25rem 1.75rem 2rem; text-align: center;
  background: var(--surface); border: 1px solid var(--edge); border-radius: 2.5rem;
  box-shadow: 0 32px 64px -20px rgb(23 33 29 / 26%); position: relative; }
main::before { content: ""; position: absolute; top: 1.125rem; left: 50%; width: 1rem; height: 1rem; margin-left: -0.75rem;
  border: 0.25rem solid var(--ring); border-radius: 50%; }
main::after { content: ""; position: absolute; bottom: calc(100% - 1.875rem); left: 50%; width: 0.5rem; height: 100vh;
  margin-left: -0.25rem; border-radius: 0.25rem; background: var(--ring); }
h1 { margin: 1.25rem 0 0; font: 700 2.125rem/1.12 Bricolage, Inter, system-ui, sans-serif; letter-spacing: -0.03em;
  text-wrap: balance; overflow-wrap: anywhere; }
p { margin: 0.75rem 0 0; color: var(--soft); text-wrap: balance; }
strong { font-weight: 600; color: var(--ink); }
main > p > a { box-sizing: border-box; display: block; margin-top: 1.5rem; min-height: 3.5rem; padding: 1rem 1.5rem;
  border-radius: 1.125rem; font-weight: 600; background: var(--green); color: var(--on); text-decoration: none;
  max-width: 100%; overflow-wrap: anywhere; }
main > p:has(> a) + p > a { margin-top: 0.75rem; }
.face { box-sizing: border-box; display: block; width: 10rem; height: 10rem; margin: 0.5rem auto 0; border-radius: 50%;
  object-fit: cover; background: var(--blanket); color: var(--ink);
  font: 700 4.5rem/10rem Bricolage, Inter, system-ui, sans-serif; }
blockquote { margin: 1rem 0 0; padding: 0.75rem 1rem; border-radius: 0.875rem; background: var(--paper); color: var(--ink);
  overflow-wrap: anywhere; }
main > p > a.quiet { background: none; color: var(--ink); box-shadow: inset 0 0 0 1px var(--line); }
a:focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
`;

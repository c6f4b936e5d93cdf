import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// @ts-expect-error the package brings no types
import subsetFont from 'subset-font';

/**
 * Reduces the two typefaces to what a first visit needs and writes them to apps/web/src/ui/fonts; run manually after a
 * new version of a typeface. Letters beyond English come from the full files if a page contains one (ui/fonts.css).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const letters = `${ascii}\u00a0©·×–—‘’“”…€→−`;
/** Headlines and names hold no brackets and no code. */
const headlines = letters.replace(/[#*<=>@[\\\]^_`{|}~"©·×€→−]/g, '');

const faces = [
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter-first.woff2',
    text: letters,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    // The optical size stays, because it is what makes a headline a headline; the weight is one.
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-first.woff2',
    text: headlines,
    variationAxes: { wght: 730 },
  },
];
// No stylistic sets, and no combining marks: no letter here carries one.
const keepFeatures = ['kern', 'tnum'];

for (const { from, to, text, variationAxes } of faces) {
  const whole = readFileSync(`${root}node_modules/@fontsource-variable/${from}`);
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    variationAxes,
  });
  writeFileSync(`${root}apps/web/src/ui/fonts/${to}`, cut);
  console.log(`${to}: ${whole.length} -> ${cut.length} bytes`);
}

import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
const fontFile = (style: string) => require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`);

/**
 * The font family of every printed document. The built-in fonts of PDF readers have western letters only; names need
 * more.
 */
export const pdfFont = 'Sans';

Font.register({
  family: pdfFont,
  fonts: [
    { src: fontFile('Regular') },
    { src: fontFile('Bold'), fontWeight: 700 },
    { src: fontFile('Italic'), fontStyle: 'italic' },
  ],
});
// Words are not hyphenated: what was signed must read the same on every line.
Font.registerHyphenationCallback((word) => [word]);

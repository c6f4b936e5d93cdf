/** The first characters of a text. */
export { beginOfText } from './begin-of-text.ts';
/** What one line of text may contain. */
export { isPlainText } from './plain-text.ts';

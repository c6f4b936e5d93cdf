/** What one line of text may contain. */
export { isPlainText } from './plain-text.ts';

/** What one line of text may hold. */
export { isPlainText } from './plain-text.ts';

export { beginOfText } from './begin-of-text.ts';
export { isPlainText } from './plain-text.ts';

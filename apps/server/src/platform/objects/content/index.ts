export { ContentRefused } from './content-refused.ts';
export { isAsCleaned } from './is-as-cleaned.ts';
export { prepareContent } from './prepare-content.ts';
export { isInspected, isWritable, type Purpose, purposes } from './purpose.ts';
export { type ContentScanner, openScanner } from './scanner.ts';

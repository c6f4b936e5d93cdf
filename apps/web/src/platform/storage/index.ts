/** What is typed survives a reload. */

/** Small texts kept on the device; a full or forbidden store is no reason to fail. */
export { keepText, readText } from './device-store.ts';
export { useDraft } from './use-draft.ts';

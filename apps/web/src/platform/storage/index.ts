/** What is typed survives a reload. */

/** Small texts kept on the device; a full or forbidden store is no reason to fail. */
export { keepText, readText } from './device-store.ts';
/** Small texts kept until the tab is closed. */
export { keepTabText, readTabText, useTabText } from './tab-store.ts';
export { forgetDraft, useDraft } from './use-draft.ts';

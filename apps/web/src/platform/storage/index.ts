/** Stores of the browser: typed text survives a reload. */

export { forgetTextsOf, keepText, readText } from './device-store.ts';
export { keepTabText, readTabText, useTabText } from './tab-store.ts';
export { forgetDraft, useDraft } from './use-draft.ts';

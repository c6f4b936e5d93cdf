export { minorMessages } from './messages.gen.ts';
export { type MinorDraft, minorsOf, type SentMinor } from './minor-draft.ts';
export { MinorFields } from './minor-fields.tsx';
export { sayMinors } from './say-minors.ts';

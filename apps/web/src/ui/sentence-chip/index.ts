/** A variable of a sentence that opens its choices. */
export { SentenceChip } from './sentence-chip.tsx';

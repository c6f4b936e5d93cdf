export { SentenceChip } from './sentence-chip.tsx';

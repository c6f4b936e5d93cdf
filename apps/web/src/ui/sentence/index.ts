export { Sentence } from './sentence.tsx';
export { sentenceWordStyle } from './sentence-style.ts';
export { SentenceWord } from './sentence-word.tsx';

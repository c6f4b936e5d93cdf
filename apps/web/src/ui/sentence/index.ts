/** A rule that reads as a sentence. */
export { Sentence } from './sentence.tsx';
/** The class names of a variable in a sentence. */
export { sentenceWordStyle } from './sentence-style.ts';
/** A variable that cannot be changed here. */
export { SentenceWord } from './sentence-word.tsx';

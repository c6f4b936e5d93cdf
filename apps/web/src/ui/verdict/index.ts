export { type VerdictKind, verdictKinds } from './verdict-kind.ts';
export { VerdictShape } from './verdict-shape.tsx';
export { VerdictTag } from './verdict-tag.tsx';
export { VerdictWord } from './verdict-word.tsx';

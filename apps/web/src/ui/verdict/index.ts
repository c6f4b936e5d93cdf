/** The five answers at a door. */
export { type VerdictKind, verdictKinds } from './verdict-kind.ts';
/** A verdict by its silhouette alone. */
export { VerdictShape } from './verdict-shape.tsx';
/** Shape and word together on a tint or on a picture. */
export { VerdictTag } from './verdict-tag.tsx';
/** The word in its family's ink, to open a sentence. */
export { VerdictWord } from './verdict-word.tsx';

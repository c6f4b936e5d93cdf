/** A link followed the app's way, the provider that says how, and what it provides. */
export { Anchor, UiProvider, type UiSurroundings, useDirection, useWords } from './ui-provider.tsx';
/** What a link renderer receives. */
export type { AnchorProps } from './plain-anchor.tsx';
/** The words the parts say by themselves, and their English. */
export { englishWords, type Words } from './words.ts';

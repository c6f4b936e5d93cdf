/** A link followed the app's way, the provider that says how, and what it provides. */

/** The few words the parts say by themselves. */
export { uiMessages } from './messages.gen.ts';
/** What a link renderer receives. */
export type { AnchorProps } from './plain-anchor.tsx';
/** What may be seen and not changed. */
export { ReadOnly, useReadOnly } from './read-only.tsx';
export { Anchor, UiProvider, useDirection, usePhoto } from './ui-provider.tsx';

/** What the app provides to all parts: navigation by links, read-only mode and a few texts. */

export { uiMessages } from './messages.gen.ts';
export type { AnchorProps } from './plain-anchor.tsx';
export { ReadOnly, useReadOnly } from './read-only.tsx';
export { type SaidAbove, SaidAboveContext, saidNowhere } from './said-above.ts';
export { Anchor, UiProvider, useDirection, usePhoto } from './ui-provider.tsx';

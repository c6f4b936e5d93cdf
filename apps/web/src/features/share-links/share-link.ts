import type { OutputOf, shareLinks } from '@clearpaw/contract';

/** A link as shown to the pet's carers. */
export type ShareLink = OutputOf<typeof shareLinks.listShareLinks>['items'][number];

/** The recipient name that the built-in viewer sends, as the specification requires one. */
export const browserRecipient = 'Clearpaw viewer';

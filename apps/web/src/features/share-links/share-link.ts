import type { OutputOf, shareLinks } from '@clearpaw/contract';

/** A link as the pet's carers see it. */
export type ShareLink = OutputOf<typeof shareLinks.listShareLinks>['items'][number];

/** What our own viewer calls itself where the specification asks who reads. */
export const browserRecipient = 'Clearpaw viewer';

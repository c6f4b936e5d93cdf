import type { OutputOf, pets } from '@clearpaw/contract';

/** A co-owner, or a person with an open invitation. */
export type CoOwner = OutputOf<typeof pets.listCoOwners>['items'][number];

import type { OutputOf, pets } from '@clearpaw/contract';

/** Someone who cares for a pet too, or was asked to. */
export type CoOwner = OutputOf<typeof pets.listCoOwners>['items'][number];

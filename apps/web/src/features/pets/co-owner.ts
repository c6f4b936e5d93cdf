import type { OutputOf, pets } from '@clearpaw/contract';

/** Somebody who cares for a pet too, or was asked to. */
export type CoOwner = OutputOf<typeof pets.listCoOwners>['items'][number];

import type { connections, OutputOf } from '@clearpaw/contract';
import type { MemberRole, Verdict } from '@clearpaw/domain';
import type { VerdictKind } from '../../ui/verdict/index.ts';

export type ConnectedPet = OutputOf<typeof connections.listConnections>['items'][number];

/** A pet on its own page. */
export type KnownPet = OutputOf<typeof connections.getConnectedPet>;

/** A choice in a filter. */
export interface Named {
  readonly code: string;
  readonly name: string;
}

/** What the pages need to know of the business. */
export interface PetBusiness {
  readonly id: string;
  readonly role: MemberRole;
  readonly services: readonly Named[];
  /** The plan has ended: nothing can be written. */
  readonly readOnly: boolean;
}

/** A verdict's shape and word; passed in, because they are the same everywhere. */
export type GetPetAppearance = (verdict: Verdict) => {
  readonly kind: VerdictKind;
  readonly word: string;
};

import type { OutputOf, pets } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import type { VerdictKind } from '../../ui/verdict/index.ts';

export type OwnPet = OutputOf<typeof pets.listPets>['items'][number];

/** How verdicts look and read; handed in, because they are the same everywhere. */
export interface ArrivalAppearances {
  readonly verdictAppearance: (verdict: Verdict) => { readonly kind: VerdictKind; readonly word: string };
  /** Why a pet has to wait, in its owner's words. */
  readonly reasonsFor: (visit: {
    readonly slug: string;
    readonly petId: string;
    readonly service: string | null;
  }) => ReactNode;
}

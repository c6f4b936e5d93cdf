import type { OutputOf, pets } from '@clearpaw/contract';
import type { Verdict } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import type { VerdictKind } from '../../ui/verdict/index.ts';

export type OwnPet = OutputOf<typeof pets.listPets>['items'][number];

/** The shape and label of each verdict; passed in because they are shared across the app. */
export interface ArrivalAppearances {
  readonly verdictAppearance: (verdict: Verdict) => { readonly kind: VerdictKind; readonly word: string };
  /** Why a pet has to wait, worded for its owner. */
  readonly reasonsFor: (visit: {
    readonly slug: string;
    readonly petId: string;
    readonly service: string | null;
  }) => ReactNode;
}

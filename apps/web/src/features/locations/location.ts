import type { locations, OutputOf } from '@clearpaw/contract';
import type { ReactNode } from 'react';

/** A business that the person owns. */
export interface OwnLocation {
  readonly id: string;
  readonly name: string;
  /** What kind of business it is, in words. */
  readonly detail: string;
}

/** What was copied, or would be. */
export type Copied = OutputOf<typeof locations.copyToBusiness>;
type LeftOutRules = NonNullable<Copied['requirements']>['leftOut'];
/** How the page shows rules that are left out. */
export type SayLeftOut = (rules: LeftOutRules) => ReactNode;

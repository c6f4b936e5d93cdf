import type { MemberRole, Service, Verdict } from '@clearpaw/domain';
import type { VerdictKind } from '../../ui/verdict/index.ts';

/** The fields of the business that Today and the scanner need. */
export interface ScannerBusiness {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly services: readonly Service[];
  readonly role: MemberRole;
  readonly acceptPaper: boolean;
  /** The plan has ended: nothing can be written. */
  readonly readOnly: boolean;
}

/** A verdict's shape and word; passed in, because they are the same everywhere. */
export type GetVerdictAppearance = (verdict: Verdict) => {
  readonly kind: VerdictKind;
  readonly word: string;
};

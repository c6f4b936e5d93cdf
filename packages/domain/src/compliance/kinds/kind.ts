import type { CertLogic } from '../certlogic/expression.ts';
import type { checkTexts } from '../messages/texts.gen.ts';
import type { Words } from '../messages/words.ts';
import type { Cure } from '../vocabulary/cure.ts';
import type { Judge } from '../vocabulary/judge.ts';
import type { GuestQuestion, RecordsAsked } from '../vocabulary/questions.ts';
import type { Reason } from '../vocabulary/reason.ts';
import type { Subject } from '../vocabulary/subject.ts';

/** A part of a requirement that nothing could meet. `at` is its path within the requirement. */
export type Contradiction = { readonly at: readonly (string | number)[]; readonly message: string };

/** Everything the product knows about one kind of requirement, whose shape is `R`. Every member is required. */
export type KindDefinition<R> = {
  /** What a requirement is about, as a heading: 'Rabies', 'Fecal test'. */
  readonly heading: (requirement: R, words: Words) => string;
  /** Makes a requirement ready for one pet. `soonDays` is how early an end turns amber, shortened by `proofDays`. */
  readonly judge: (requirement: R, subject: Subject, soonDays: number) => Judge;
  /** For how many days a proof is valid, if the requirement itself limits that. */
  readonly proofDays: (requirement: R) => number | undefined;
  /** Every reason that its judge can give. */
  readonly reasons: readonly Reason[];
  /** What resolves it if there is no record, and if the record has expired. */
  readonly cures: (requirement: R) => { readonly missing: Cure; readonly ended: Cure };
  /** How an expired proof is described, after the heading: 'expired', 'lapsed', 'too long ago'. */
  readonly ended: keyof typeof checkTexts.ended;
  /** The requirement as a condition on the data of `certLogicData`, or null if CertLogic cannot express it. */
  readonly certLogic: (requirement: R) => CertLogic | null;
  /** The records beside vaccinations that the judge reads. */
  readonly reads: (requirement: R) => readonly (keyof RecordsAsked)[];
  /** What staff ask about a pet without an account; null if there is nothing to ask. */
  readonly asks: (requirement: R) => GuestQuestion | null;
  /** Whether a badge carries everything the judge reads, so that a scanner without a network can answer. */
  readonly isOnBadge: (requirement: R) => boolean;
  /** Contradictions that no pet could ever meet; such a rule is not published. */
  readonly contradictions: (requirement: R) => readonly Contradiction[];
};

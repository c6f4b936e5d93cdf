import { type Evidence, evidenceLevels } from '@clearpaw/domain';
import type { ProofLevel } from '../../ui/record/index.ts';

/** The level of evidence as a number of bars. */
export function proofLevelOf(evidence: Evidence): ProofLevel {
  return (evidenceLevels.indexOf(evidence) + 1) as ProofLevel;
}

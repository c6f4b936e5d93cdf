import { type Evidence, evidenceLevels } from '@clearpaw/domain';
import type { ProofLevel } from '../../ui/record/index.ts';

/** Evidence as the number of rising bars. */
export function proofLevelOf(evidence: Evidence): ProofLevel {
  return (evidenceLevels.indexOf(evidence) + 1) as ProofLevel;
}

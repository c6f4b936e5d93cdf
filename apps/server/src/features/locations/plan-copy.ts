import type { CopiedPart } from '@clearpaw/domain';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import type { Locations } from './locations-of.ts';
import { type PlannedRules, planRules } from './plan-rules.ts';
import { type PlannedTeam, planTeam } from './plan-team.ts';
import { matchWaivers, type PlannedWaiver, planWaivers } from './plan-waivers.ts';

/** Everything that copying writes, with the ids of what is new; null for a part that was not chosen. */
export interface CopyPlan {
  readonly waivers: readonly PlannedWaiver[] | null;
  readonly rules: PlannedRules | null;
  readonly team: PlannedTeam | null;
}

export async function planCopy(
  db: Database,
  call: Call,
  both: Locations,
  parts: readonly CopiedPart[],
): Promise<CopyPlan> {
  const waivers = parts.includes('waivers') ? await planWaivers(db, call, both) : null;
  const wantsRules = parts.includes('requirements');
  const asked = wantsRules ? (waivers ?? (await matchWaivers(db, both))) : [];
  return {
    waivers,
    rules: wantsRules ? await planRules(db, call, both, asked) : null,
    team: parts.includes('team') ? await planTeam(db, both) : null,
  };
}

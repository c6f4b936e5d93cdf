import type { PetState } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { endConnectionsOf, resumeConnectionsOf } from '../rechecks/index.ts';
import type { PetRow } from './pet-access.ts';

/** When a pet with this new state stopped being active. */
export function endingOf(
  before: PetRow,
  state: PetState | undefined,
  now: Date,
): Partial<Pick<PetRow, 'endedAt'>> {
  if (state === undefined || state === before.state) return {};
  // The time stays the same from archived to deceased.
  return { endedAt: state === 'active' ? null : (before.endedAt ?? now) };
}

/** Ends the connections of a pet that is no longer active, and resumes them when it is active again. */
export async function followState(tx: Tx, call: Call, before: PetRow, after: PetRow): Promise<void> {
  if (before.state === 'active' && after.state !== 'active') await endConnectionsOf(tx, call, after.id);
  if (before.state !== 'active' && after.state === 'active' && before.endedAt !== null) {
    await resumeConnectionsOf(tx, call, { petId: after.id, endedAt: before.endedAt });
  }
}

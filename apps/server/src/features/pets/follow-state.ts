import type { PetState } from '@clearpaw/domain';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { endConnectionsOf, resumeConnectionsOf } from '../rechecks/index.ts';
import type { PetRow } from './pet-access.ts';

/** Since when a pet is not active, once its state is this one. */
export function endingOf(
  before: PetRow,
  state: PetState | undefined,
  now: Date,
): Partial<Pick<PetRow, 'endedAt'>> {
  if (state === undefined || state === before.state) return {};
  // From archived to deceased it stays ended since then.
  return { endedAt: state === 'active' ? null : (before.endedAt ?? now) };
}

/** Businesses lose sight of a pet that is not active any more, and see it again when it is. */
export async function followState(tx: Tx, call: Call, before: PetRow, after: PetRow): Promise<void> {
  if (before.state === 'active' && after.state !== 'active') await endConnectionsOf(tx, call, after.id);
  if (before.state !== 'active' && after.state === 'active' && before.endedAt !== null) {
    await resumeConnectionsOf(tx, call, { petId: after.id, endedAt: before.endedAt });
  }
}

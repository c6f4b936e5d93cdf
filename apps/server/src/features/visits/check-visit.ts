import { calendarDateIn, checkLength, checkStay, type Stay, type StayProblem } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import type { Planner } from './find-planner.ts';

const messages: Readonly<Record<StayProblem['problem'], string>> = {
  departs_first: 'The stay would end before it begins.',
  too_long: 'A stay can be at most a year long; plan a second visit for the rest.',
  passed: 'This day has passed; choose today or a later day.',
  too_far: 'A visit can be planned up to two years ahead.',
};

/** The days must be possible at the business; the arrival of a stay that has begun is in the past. */
export function requirePossibleStay(
  call: Call,
  { timeZone }: Planner['business'],
  stay: Stay,
  begun = false,
): void {
  const today = calendarDateIn(call.now.getTime(), timeZone);
  const problem = begun ? checkLength(stay) : checkStay(stay, today);
  if (problem !== null) throw refuse.invalid([{ path: problem.path, message: messages[problem.problem] }]);
}

/** Refuses visits of archived and deceased pets. */
export function requireActivePet({ pet }: Pick<Planner, 'pet'>): void {
  if (pet.state === 'active') return;
  throw refuse.precondition(
    'pet_gone',
    'This pet is not active any more, so no visit can be planned for it.',
  );
}

/**
 * A business expects only pets that it knows. The lock makes the end of a connection wait, and orders two plans for one
 * pet.
 */
export async function lockConnection(tx: Tx, call: Call, { pet, business }: Planner): Promise<void> {
  const [connected] = await tx.db
    .select({ petId: connectionTable.petId })
    .from(connectionTable)
    .where(
      and(
        eq(connectionTable.businessId, business.id),
        eq(connectionTable.petId, pet.id),
        isConnected(call.now),
      ),
    )
    .for('no key update');
  if (connected) return;
  throw refuse.precondition('not_connected', `Connect ${pet.name} with ${business.name} first.`);
}

import { calendarDateIn, checkLength, checkStay, type Stay, type StayProblem } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import type { Planner } from './find-planner.ts';

const problems: Readonly<Record<StayProblem['problem'], Omit<FieldProblem, 'path'>>> = {
  departs_first: { reason: 'ends_before_begins', message: 'The stay would end before it begins.' },
  too_long: {
    reason: 'stay_too_long',
    message: 'A stay can be at most a year long; plan a second visit for the rest.',
  },
  passed: { reason: 'day_passed', message: 'This day has passed; choose today or a later day.' },
  too_far: { reason: 'visit_too_far', message: 'A visit can be planned up to two years ahead.' },
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
  if (problem !== null) throw refuse.invalid([{ path: problem.path, ...problems[problem.problem] }]);
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

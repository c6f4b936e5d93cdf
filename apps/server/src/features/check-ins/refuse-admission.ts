import type { Admission } from '@clearpaw/domain';
import { type Refusal, refuse } from '../../platform/refusal/index.ts';

type Reason = Extract<Admission, { refused: string }>['refused'] | 'self_check_in_off' | 'already_waiting';

/** The message for each reason to refuse an admission. */
export function refuseAdmission(reason: Reason): Refusal {
  return refusals[reason]();
}

const refusals = {
  already_here: () =>
    refuse.precondition('already_here', 'This pet is already checked in; check it out first.'),
  override_required: () =>
    refuse.precondition(
      'override_required',
      'The requirements are not met; a manager may admit with a reason.',
    ),
  insufficient_role: () =>
    refuse.denied('insufficient_role', 'Admitting against the verdict needs a manager or the owner.'),
  self_check_in_off: () =>
    refuse.precondition('self_check_in_off', 'Staff check pets in here. Please ask at the front desk.'),
  already_waiting: () =>
    refuse.precondition('already_waiting', 'This pet is already waiting to be checked in. Staff will come.'),
} satisfies Record<Reason, () => Refusal>;

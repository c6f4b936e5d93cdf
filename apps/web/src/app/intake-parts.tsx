import type { IntakeParts } from '../features/check-ins/index.ts';
import { GuestIntake, ScanIntake, StaffAnswerDialog } from '../features/intake-questions/index.ts';

/** The business's own questions, as the scanner and the form of a guest show them. */
export const intakeParts: IntakeParts = {
  answers: (asked) => <ScanIntake {...asked} />,
  dialog: (asked) => <StaffAnswerDialog {...asked} />,
  guestFields: (props) => <GuestIntake {...props} />,
};

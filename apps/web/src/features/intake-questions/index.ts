/** The business's own questions in the form of a guest. */
export { GuestIntake } from './guest-intake.tsx';
/** Asks an owner what one business wants to know. */
export { OwnerAnswerDialog } from './owner-answer-dialog.tsx';
/** What businesses ask about a pet, for its owner. */
export { OwnerIntakePanel } from './owner-intake-panel.tsx';
/** What was answered about a pet, for the team. */
export { PetIntakePanel } from './pet-intake-panel.tsx';
/** Where a business writes its questions. */
export { QuestionsPanel } from './questions-panel.tsx';
/** Answers on the verdict screen. */
export { ScanIntake } from './scan-intake.tsx';
/** Where staff enter what the owner says. */
export { StaffAnswerDialog } from './staff-answer-dialog.tsx';

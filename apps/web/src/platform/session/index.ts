/** Calls as the signed-in person; each browser tab has one session. */
export { call, callAndRefresh, onAnswered, watch } from './calls.ts';
export { answerLocally, type LocalAnswers, localAnswers } from './local-answers.ts';
export {
  addPasskey,
  canHoldPasskeys,
  listPasskeys,
  type Passkey,
  removePasskey,
  signInWithPasskey,
} from './passkeys.ts';
export { session } from './session.ts';
export { useSession } from './use-session.ts';
export { useUnanswered } from './use-unanswered.ts';

/** What a new business still has to set up. */

export { setUpKey } from './set-up-state.ts';
export { SetUpSteps } from './set-up-steps.tsx';

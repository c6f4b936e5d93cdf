/** What a new business still has to set up. */

export { SetUpSteps } from './set-up-steps.tsx';

/** Events that stay on the device until somebody collects them. */
export { track } from './track.ts';

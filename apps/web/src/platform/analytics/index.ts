/** Events that stay on the device until someone collects them. */
export { track } from './track.ts';

export { track } from './track.ts';

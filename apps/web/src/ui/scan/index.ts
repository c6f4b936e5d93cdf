/** When it would pass. */
export { EarliestDay } from './earliest-day.tsx';
/** An action of the verdict screen. */
export { VerdictButton, VerdictLink } from './verdict-button.tsx';
/** Care alerts or reasons on the verdict screen. */
export { VerdictNotes } from './verdict-notes.tsx';
/** The answer at check-in, filling the screen. */
export { VerdictScreen } from './verdict-screen.tsx';

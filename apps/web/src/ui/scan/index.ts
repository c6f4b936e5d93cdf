export { EarliestDay } from './earliest-day.tsx';
export { VerdictButton, VerdictLink, VerdictTextButton } from './verdict-button.tsx';
export { VerdictNotes } from './verdict-notes.tsx';
export { VerdictPeople } from './verdict-people.tsx';
export { VerdictScreen } from './verdict-screen.tsx';

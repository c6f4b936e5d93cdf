/** What an invitation is to. */
export { JoinView } from './join-view.tsx';
/** Who works at a place. */
export { TeamView } from './team-view.tsx';

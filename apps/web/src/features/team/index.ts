/** What an invitation is to, before and after its reader has logged in. */
export { InvitationView } from './invitation-view.tsx';
export { JoinView } from './join-view.tsx';
/** Who works at a business. */
export { TeamView } from './team-view.tsx';

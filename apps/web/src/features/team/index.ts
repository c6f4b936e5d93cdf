export { InvitationView } from './invitation-view.tsx';
export { JoinView } from './join-view.tsx';
export { TeamView } from './team-view.tsx';

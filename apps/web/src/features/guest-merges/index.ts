export { GuestMatchesPanel } from './guest-matches-panel.tsx';
export { GuestMergesPanel } from './guest-merges-panel.tsx';

/** The businesses that a pet is connected to, and their verdicts. */

export { BusinessTiles } from './business-tiles.tsx';
export { BusinessesPanel } from './businesses-panel.tsx';
export { useBusinessesSentence } from './businesses-sentence.ts';
export { ComingUp } from './coming-up.tsx';
export { ConnectHere } from './connect-here.tsx';
export { SharingPanel } from './sharing-panel.tsx';
export { type PetConnection, usePetConnections } from './use-pet-connections.ts';
export { ViewLogPanel } from './view-log-panel.tsx';
export { ViewsPanel } from './views-panel.tsx';

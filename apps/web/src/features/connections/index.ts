/** May it come in? The businesses a pet is connected to. */

/** Tiles of businesses, for cards. */
export { BusinessTiles } from './business-tiles.tsx';
export { BusinessesPanel } from './businesses-panel.tsx';
/** What the businesses say, in one sentence. */
export { useBusinessesSentence } from './businesses-sentence.ts';
/** What to do and when, over all pets. */
export { ComingUp } from './coming-up.tsx';
/** An owner's pets at one business: connected, or to be connected. */
export { ConnectHere } from './connect-here.tsx';
/** Which businesses see a pet, how much and until when. */
export { SharingPanel } from './sharing-panel.tsx';
export { type PetConnection, usePetConnections } from './use-pet-connections.ts';
/** Every look at one pet. */
export { ViewLogPanel } from './view-log-panel.tsx';
/** Who looked, and when. */
export { ViewsPanel } from './views-panel.tsx';

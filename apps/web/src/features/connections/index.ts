/** May it come in? The places a pet is connected to. */

/** What to do and when, over all pets. */
export { ComingUp } from './coming-up.tsx';
/** Tiles of places, for cards. */
export { PlaceTiles } from './place-tiles.tsx';
export { PlacesPanel } from './places-panel.tsx';
/** What the places say, in one sentence. */
export { usePlacesSentence } from './places-sentence.ts';
export { type PetConnection, usePetConnections } from './use-pet-connections.ts';
/** Who looked, and when. */
export { ViewsPanel } from './views-panel.tsx';

/** A place by its letters, on one of the blanket hues. */

/** A person by initials, round. */
export { PersonTile } from './person-tile.tsx';
export { PlaceTile, type TileHue, tileHues } from './place-tile.tsx';

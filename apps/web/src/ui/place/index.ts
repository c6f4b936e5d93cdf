/** A place by its letters, on one of the blanket hues. */

/** A person by initials, round. */
export { PersonTile } from './person-tile.tsx';
/** Letters and hue of a place, always the same for it. */
export { businessHue, businessInitials } from './place-mark.ts';
export { BusinessTile, type TileHue, tileHues } from './place-tile.tsx';

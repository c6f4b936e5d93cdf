/** A business by its letters, on one of the blanket hues. */

/** Letters and hue of a business, always the same for it. */
export { businessHue, businessInitials } from './business-mark.ts';
export { BusinessTile, type TileHue } from './business-tile.tsx';
/** A person by initials, round. */
export { PersonTile } from './person-tile.tsx';

export { businessHue, businessInitials } from './business-mark.ts';
export { BusinessTile, type TileHue } from './business-tile.tsx';
export { PersonTile } from './person-tile.tsx';

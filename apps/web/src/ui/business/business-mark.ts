import { type TileHue, tileHues } from './business-tile.tsx';

/** Two letters of a business's name. */
export function businessInitials(name: string): string {
  const [first = '', second] = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const initials = second
    ? [first, second].map((word) => Array.from(word)[0])
    : Array.from(first).slice(0, 2);
  return initials.join('').toUpperCase();
}

/** Always the same hue for the same business or person. */
export function businessHue(id: string): TileHue {
  const sum = Array.from(id).reduce((total, character) => total + character.charCodeAt(0), 0);
  return tileHues[sum % tileHues.length] ?? 'mist';
}

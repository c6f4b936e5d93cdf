import { type TileHue, tileHues } from '../../ui/place/index.ts';

/** Two letters of a place's name. */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[1]] : [words[0]?.slice(0, 1), words[0]?.slice(1, 2)];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Always the same hue for the same place. */
export function hueOf(id: string): TileHue {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tileHues[sum % tileHues.length] ?? 'mist';
}

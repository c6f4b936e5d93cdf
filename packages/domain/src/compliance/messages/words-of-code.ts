/** A free code in plain words: 'no-contagious-illness' becomes 'No contagious illness'. */
export function wordsOfCode(code: string): string {
  const words = code.replaceAll('-', ' ').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** FNV-1a over the characters: small, stable across versions, spread well enough to choose from a list. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** One entry of a list that has at least one. */
export const pickFrom = <T>(list: readonly T[], rng: number): T => {
  const picked = list[rng % list.length];
  if (picked === undefined) throw new Error('pickFrom was given an empty list; pass at least one entry');
  return picked;
};

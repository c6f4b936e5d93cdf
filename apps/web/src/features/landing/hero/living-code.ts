import { badgeUrl, sampleBadgeCode } from '@clearpaw/domain';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const fragmentCharacters = 170;

/** The sample badge's address in its nth half-minute: as long as a real badge's, different each time. */
export function livingCode(origin: string, turn: number): string {
  let state = turn + 1;
  const next = () => {
    // A linear congruential step (Numerical Recipes): it only has to look different, not be secret.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return characters.charAt(state >>> 26);
  };
  return badgeUrl(origin, sampleBadgeCode, Array.from({ length: fragmentCharacters }, next).join(''));
}

import { compareDates, latestDateAt, parseMicrochip } from '@clearpaw/domain';
import { parseObjectPath } from '../../platform/objects/index.ts';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';

interface PetDraft {
  readonly bornOn?: string | null | undefined;
  readonly microchip?: string | null | undefined;
  readonly photoPath?: string | null | undefined;
}

/**
 * Refuses a birth date in the future, an impossible microchip number and a photo that is neither the owner's nor the
 * caller's; returns the microchip number in its stored form.
 */
export function checkPet(
  draft: PetDraft,
  now: Date,
  writers: readonly string[],
): { microchip?: string | null } {
  const issues: FieldProblem[] = [];
  const today = latestDateAt(now.getTime());
  if (draft.bornOn && compareDates(draft.bornOn, today) > 0) {
    const message = 'This day has not come yet; enter the day of birth.';
    issues.push({ path: 'bornOn', message, reason: 'in_the_future' });
  }
  const microchip = draft.microchip ? parseMicrochip(draft.microchip) : draft.microchip;
  if (draft.microchip && microchip === null) {
    const message = 'A chip number has 15 digits (older ones 9 or 10); check it against the certificate.';
    issues.push({ path: 'microchip', message, reason: 'microchip_invalid' });
  }
  if (draft.photoPath && !isOwnPhoto(draft.photoPath, writers)) {
    const message = 'This photo was not found among your uploads. Upload it, then save again.';
    issues.push({ path: 'photoPath', message, reason: 'photo_missing' });
  }
  if (issues.length > 0) throw refuse.invalid(issues);
  return microchip === undefined ? {} : { microchip };
}

function isOwnPhoto(path: string, writers: readonly string[]): boolean {
  const location = parseObjectPath(path);
  return location?.purpose === 'photos' && writers.includes(location.ownerId);
}

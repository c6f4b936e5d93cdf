import type { InputOf, vaccinations } from '@clearpaw/contract';
import { addMonths, findVaccine } from '@clearpaw/domain';
import { contentKey } from '../../platform/data/index.ts';

/** One shot of a visit as typed. `key` names it until it is saved. */
export interface ShotDraft {
  readonly key: string;
  readonly vaccine: string | null;
  readonly product: string | null;
  readonly typed: string;
  readonly expiresOn: string | null;
  readonly lotNumber: string;
  readonly certificateNumber: string;
  /** Warnings the owner has looked at and wants to keep, by code. */
  readonly kept: readonly string[];
}

export interface VisitDraft {
  readonly administeredOn: string | null;
  readonly clinic: string;
  readonly veterinarian: string;
  readonly shots: readonly ShotDraft[];
}

export function blankShot(): ShotDraft {
  const texts = { typed: '', lotNumber: '', certificateNumber: '' };
  return { key: crypto.randomUUID(), vaccine: null, product: null, expiresOn: null, kept: [], ...texts };
}

export function blankVisit(): VisitDraft {
  return { administeredOn: null, clinic: '', veterinarian: '', shots: [blankShot()] };
}

/** A draft read back from the device is taken if it has today's shape. */
export function isVisitDraft(read: unknown): read is VisitDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { shots, clinic } = read as Partial<VisitDraft>;
  return (
    typeof clinic === 'string' &&
    Array.isArray(shots) &&
    shots.every((shot) => typeof shot?.key === 'string' && Array.isArray(shot.kept))
  );
}

/** When the label says it ends, for a warning's likely value. */
export function likelyEnd(shot: ShotDraft, administeredOn: string | null): string | null {
  const months = shot.vaccine === null ? null : (findVaccine(shot.vaccine)?.validMonths ?? null);
  return administeredOn === null || months === null ? null : addMonths(administeredOn, months);
}

type Fields = InputOf<typeof vaccinations.recordVaccination>;

/** A shot as the server takes it; only complete ones get here. */
export function fieldsOf(petId: string, visit: VisitDraft, shot: ShotDraft): Fields | null {
  if (shot.vaccine === null || visit.administeredOn === null) return null;
  const orNull = (text: string) => text.trim() || null;
  const dose = {
    petId,
    vaccine: shot.vaccine,
    product: shot.product,
    administeredOn: visit.administeredOn,
    expiresOn: shot.expiresOn,
    lotNumber: orNull(shot.lotNumber),
    certificateNumber: orNull(shot.certificateNumber),
    clinic: orNull(visit.clinic),
    veterinarian: orNull(visit.veterinarian),
  };
  return { ...dose, idempotencyKey: contentKey(shot.key, dose) };
}

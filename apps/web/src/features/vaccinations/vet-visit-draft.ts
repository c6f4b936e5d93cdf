import type { InputOf, vaccinations } from '@clearpaw/contract';
import { addMonths, findVaccine } from '@clearpaw/domain';
import { contentKey } from '../../platform/data/index.ts';

/** One shot of a visit as typed. `key` names it until it is saved. */
export interface VisitDoseDraft {
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

export interface VetVisitDraft {
  readonly administeredOn: string | null;
  readonly clinic: string;
  readonly veterinarian: string;
  readonly doses: readonly VisitDoseDraft[];
}

export function blankVisitDose(): VisitDoseDraft {
  const texts = { typed: '', lotNumber: '', certificateNumber: '' };
  return { key: crypto.randomUUID(), vaccine: null, product: null, expiresOn: null, kept: [], ...texts };
}

export function blankVetVisit(): VetVisitDraft {
  return { administeredOn: null, clinic: '', veterinarian: '', doses: [blankVisitDose()] };
}

/** A draft read back from the device is taken if it has today's shape. */
export function isVisitDraft(read: unknown): read is VetVisitDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { doses, clinic } = read as Partial<VetVisitDraft>;
  return (
    typeof clinic === 'string' &&
    Array.isArray(doses) &&
    doses.every((fields) => typeof fields?.key === 'string' && Array.isArray(fields.kept))
  );
}

/** When the label says it ends, for a warning's likely value. */
export function likelyEnd(fields: VisitDoseDraft, administeredOn: string | null): string | null {
  const months = fields.vaccine === null ? null : (findVaccine(fields.vaccine)?.validMonths ?? null);
  return administeredOn === null || months === null ? null : addMonths(administeredOn, months);
}

type Fields = InputOf<typeof vaccinations.recordVaccination>;

/** A shot as the server takes it; only complete ones get here. */
export function doseFieldsOf(petId: string, vetVisit: VetVisitDraft, fields: VisitDoseDraft): Fields | null {
  if (fields.vaccine === null || vetVisit.administeredOn === null) return null;
  const orNull = (text: string) => text.trim() || null;
  const dose = {
    petId,
    vaccine: fields.vaccine,
    product: fields.product,
    administeredOn: vetVisit.administeredOn,
    expiresOn: fields.expiresOn,
    lotNumber: orNull(fields.lotNumber),
    certificateNumber: orNull(fields.certificateNumber),
    clinic: orNull(vetVisit.clinic),
    veterinarian: orNull(vetVisit.veterinarian),
  };
  return { ...dose, idempotencyKey: contentKey(fields.key, dose) };
}

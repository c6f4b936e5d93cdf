import type { InputOf, vaccinations } from '@clearpaw/contract';
import { addMonths, customVaccine, findVaccine, type Route } from '@clearpaw/domain';
import { contentKey } from '../../platform/data/index.ts';
import type { Vaccination } from './use-vaccinations.ts';

/** One dose of a visit as entered. `key` identifies it until it is saved. */
export interface VisitDoseDraft {
  readonly key: string;
  readonly vaccine: string | null;
  /** For a vaccine that is not in the list. */
  readonly vaccineName: string;
  readonly product: string | null;
  readonly manufacturer: string;
  readonly route: Route | 'unknown';
  readonly doseNumber: string;
  readonly tagNumber: string;
  readonly typed: string;
  readonly expiresOn: string | null;
  readonly lotNumber: string;
  readonly certificateNumber: string;
  /** The codes of warnings that the owner has dismissed. */
  readonly kept: readonly string[];
}

export interface VetVisitDraft {
  readonly administeredOn: string | null;
  readonly clinic: string;
  readonly veterinarian: string;
  readonly doses: readonly VisitDoseDraft[];
}

export function blankVisitDose(): VisitDoseDraft {
  const texts = { typed: '', vaccineName: '', lotNumber: '', certificateNumber: '' };
  const details = {
    product: null,
    manufacturer: '',
    route: 'unknown',
    doseNumber: '',
    tagNumber: '',
  } as const;
  return { key: crypto.randomUUID(), vaccine: null, expiresOn: null, kept: [], ...texts, ...details };
}

export function blankVetVisit(): VetVisitDraft {
  return { administeredOn: null, clinic: '', veterinarian: '', doses: [blankVisitDose()] };
}

/** Whether a draft read from the device has the current shape. */
export function isVisitDraft(read: unknown): read is VetVisitDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { doses, clinic } = read as Partial<VetVisitDraft>;
  return (
    typeof clinic === 'string' &&
    Array.isArray(doses) &&
    doses.every((fields) => Object.keys(blankVisitDose()).every((field) => field in Object(fields)))
  );
}

/** The expiry date by the label, suggested in a warning. */
export function likelyEnd(fields: VisitDoseDraft, administeredOn: string | null): string | null {
  const months = fields.vaccine === null ? null : (findVaccine(fields.vaccine)?.validMonths ?? null);
  return administeredOn === null || months === null ? null : addMonths(administeredOn, months);
}

/** The fields under "More details". */
export type DoseDetails = Pick<
  VisitDoseDraft,
  'product' | 'manufacturer' | 'route' | 'doseNumber' | 'tagNumber'
>;

/** The details of a recorded dose in the form's shape. */
export function detailsOf(dose: Vaccination | null): DoseDetails {
  return {
    product: dose?.product ?? null,
    manufacturer: dose?.manufacturer ?? '',
    route: dose?.route ?? 'unknown',
    doseNumber: dose?.doseNumber?.toString() ?? '',
    tagNumber: dose?.tagNumber ?? '',
  };
}

const orNull = (text: string) => text.trim() || null;

/** The details in the server's shape. */
export function detailFieldsOf({ product, manufacturer, route, doseNumber, tagNumber }: DoseDetails) {
  return {
    product: orNull(product ?? ''),
    manufacturer: orNull(manufacturer),
    route: route === 'unknown' ? null : route,
    doseNumber: doseNumber.trim() === '' ? null : Number(doseNumber),
    tagNumber: orNull(tagNumber),
  };
}

/** Whether the typed dose number is empty or a whole number that the record can store. */
export function isDoseNumber(typed: string): boolean {
  const text = typed.trim();
  return text === '' || (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 20);
}

type Fields = InputOf<typeof vaccinations.recordVaccination>;

/** A dose in the server's shape; called only for complete doses. */
export function doseFieldsOf(petId: string, vetVisit: VetVisitDraft, fields: VisitDoseDraft): Fields | null {
  if (fields.vaccine === null || vetVisit.administeredOn === null) return null;
  const dose = {
    petId,
    vaccine: fields.vaccine,
    vaccineName: fields.vaccine === customVaccine ? orNull(fields.vaccineName) : null,
    administeredOn: vetVisit.administeredOn,
    expiresOn: fields.expiresOn,
    lotNumber: orNull(fields.lotNumber),
    certificateNumber: orNull(fields.certificateNumber),
    ...detailFieldsOf(fields),
    clinic: orNull(vetVisit.clinic),
    veterinarian: orNull(vetVisit.veterinarian),
  };
  return { ...dose, idempotencyKey: contentKey(fields.key, dose) };
}

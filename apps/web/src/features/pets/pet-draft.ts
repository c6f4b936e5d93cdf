import type { InputOf, pets } from '@clearpaw/contract';
import { compareDates, latestDateAt, parseMicrochip } from '@clearpaw/domain';
import type { petMessages } from './messages.gen.ts';
import type { Pet } from './use-pet.ts';

/** The form's own shape: every field is text, so that half-typed values survive a reload. */
export interface PetDraft {
  readonly name: string;
  readonly species: Pet['species'];
  readonly breed: string;
  readonly sex: Pet['sex'];
  readonly sterilized: 'yes' | 'no' | 'unknown';
  readonly bornOn: string | null;
  readonly bornOnPrecision: 'day' | 'month' | 'year';
  readonly colour: string;
  readonly weightKg: string;
  readonly microchip: string;
  readonly alerts: string;
  readonly notes: string;
  readonly clinicName: string;
  readonly clinicPhone: string;
}

export type PetProblems = { readonly [Field in keyof PetDraft]?: string };

export const blankPet: PetDraft = {
  name: '',
  species: 'dog',
  breed: '',
  sex: 'unknown',
  sterilized: 'unknown',
  bornOn: null,
  bornOnPrecision: 'day',
  colour: '',
  weightKg: '',
  microchip: '',
  alerts: '',
  notes: '',
  clinicName: '',
  clinicPhone: '',
};

/** A stored draft is used only if it has every field of the current form. */
export function isPetDraft(read: unknown): read is PetDraft {
  return typeof read === 'object' && read !== null && Object.keys(blankPet).every((field) => field in read);
}

export function petDraftOf(pet: Pet): PetDraft {
  return {
    name: pet.name,
    species: pet.species,
    breed: pet.breed ?? '',
    sex: pet.sex,
    sterilized: pet.sterilized === null ? 'unknown' : pet.sterilized ? 'yes' : 'no',
    bornOn: pet.bornOn,
    bornOnPrecision: pet.bornOnPrecision ?? 'day',
    colour: pet.colour ?? '',
    weightKg: pet.weightKg === null ? '' : String(pet.weightKg),
    microchip: pet.microchip ?? '',
    alerts: pet.alerts.join(', '),
    notes: pet.notes ?? '',
    clinicName: pet.clinic?.name ?? '',
    clinicPhone: pet.clinic?.phone ?? '',
  };
}

type Fields = Omit<InputOf<typeof pets.createPet>, 'idempotencyKey'>;

/** The form's values as the server accepts them. */
export function petFieldsOf(draft: PetDraft): Fields {
  const orNull = (text: string) => text.trim() || null;
  const phone = draft.clinicPhone.trim();
  const clinic = draft.clinicName.trim();
  return {
    name: draft.name.trim(),
    species: draft.species,
    breed: orNull(draft.breed),
    sex: draft.sex,
    sterilized: draft.sterilized === 'unknown' ? null : draft.sterilized === 'yes',
    bornOn: draft.bornOn,
    bornOnPrecision: draft.bornOn === null ? null : draft.bornOnPrecision,
    colour: orNull(draft.colour),
    weightKg: readWeight(draft.weightKg),
    microchip: orNull(draft.microchip),
    alerts: draft.alerts
      .split(',')
      .map((alert) => alert.trim())
      .filter(Boolean),
    notes: orNull(draft.notes),
    clinic: clinic ? { name: clinic, ...(phone ? { phone } : {}) } : null,
  };
}

/** A comma or a point may separate the decimals; null for an empty or invalid text. */
function readWeight(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && number > 0 && number <= 1500 ? number : null;
}

/** What is wrong with the form, by field, before it is sent. */
export function checkDraft(draft: PetDraft, messages: typeof petMessages): PetProblems {
  const today = latestDateAt(Date.now());
  const weightTyped = draft.weightKg.trim() !== '';
  const chipTyped = draft.microchip.trim() !== '';
  return {
    ...(draft.name.trim() === '' ? { name: messages.nameRequired } : {}),
    ...(draft.bornOn && compareDates(draft.bornOn, today) > 0 ? { bornOn: messages.bornInFuture } : {}),
    ...(weightTyped && readWeight(draft.weightKg) === null ? { weightKg: messages.weightInvalid } : {}),
    ...(chipTyped && parseMicrochip(draft.microchip) === null
      ? { microchip: messages.microchipInvalid }
      : {}),
  };
}

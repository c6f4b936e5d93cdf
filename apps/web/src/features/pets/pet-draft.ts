import type { InputOf, pets } from '@clearpaw/contract';
import {
  compareDates,
  kgFrom,
  latestDateAt,
  parseMicrochip,
  type WeightUnit,
  weightIn,
} from '@clearpaw/domain';
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
  /** In the unit that the reader weighs in. */
  readonly weight: string;
  readonly weightUnit: WeightUnit;
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
  weight: '',
  weightUnit: 'kg',
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

export function petDraftOf(pet: Pet, weightUnit: WeightUnit): PetDraft {
  return {
    name: pet.name,
    species: pet.species,
    breed: pet.breed ?? '',
    sex: pet.sex,
    sterilized: pet.sterilized === null ? 'unknown' : pet.sterilized ? 'yes' : 'no',
    bornOn: pet.bornOn,
    bornOnPrecision: pet.bornOnPrecision ?? 'day',
    colour: pet.colour ?? '',
    weight: pet.weightKg === null ? '' : figureOf(pet.weightKg, weightUnit),
    weightUnit,
    microchip: pet.microchip ?? '',
    alerts: pet.alerts.join(', '),
    notes: pet.notes ?? '',
    clinicName: pet.clinic?.name ?? '',
    clinicPhone: pet.clinic?.phone ?? '',
  };
}

type Fields = Omit<InputOf<typeof pets.createPet>, 'idempotencyKey'>;

/**
 * The form's values as the server accepts them.
 * @param keptKg the weight before, which stays to the gram where its figure was not changed
 */
export function petFieldsOf(draft: PetDraft, keptKg: number | null = null): Fields {
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
    weightKg: keptKg !== null && isFigureOf(keptKg, draft) ? keptKg : readWeight(draft),
    microchip: orNull(draft.microchip),
    alerts: draft.alerts
      .split(',')
      .map((alert) => alert.trim())
      .filter(Boolean),
    notes: orNull(draft.notes),
    clinic: clinic ? { name: clinic, ...(phone ? { phone } : {}) } : null,
  };
}

/** To a tenth, or to a hundredth below ten. */
function figureOf(kg: number, unit: WeightUnit): string {
  const figure = weightIn(unit, kg);
  const parts = figure < 10 ? 100 : 10;
  return String(Math.round(figure * parts) / parts);
}

const isFigureOf = (kg: number, { weight, weightUnit }: PetDraft): boolean =>
  weight.trim() === figureOf(kg, weightUnit);

/** In kilograms. A comma or a point may separate the decimals; null for an empty or invalid text. */
function readWeight({ weight, weightUnit }: PetDraft): number | null {
  const text = weight.trim();
  const kg = kgFrom(weightUnit, Number(text.replace(',', '.')));
  return text !== '' && kg > 0 && kg <= 1500 ? kg : null;
}

/** What is wrong with the form, by field, before it is sent. */
export function checkDraft(draft: PetDraft, messages: typeof petMessages): PetProblems {
  const today = latestDateAt(Date.now());
  const weightTyped = draft.weight.trim() !== '';
  const chipTyped = draft.microchip.trim() !== '';
  return {
    ...(draft.name.trim() === '' ? { name: messages.nameRequired } : {}),
    ...(draft.bornOn && compareDates(draft.bornOn, today) > 0 ? { bornOn: messages.bornInFuture } : {}),
    ...(weightTyped && readWeight(draft) === null ? { weight: messages.weightInvalid } : {}),
    ...(chipTyped && parseMicrochip(draft.microchip) === null
      ? { microchip: messages.microchipInvalid }
      : {}),
  };
}

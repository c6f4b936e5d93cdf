import {
  type DeclarationAnswer,
  type DocumentKind,
  type Sex,
  type Species,
  speciesList,
  type TestResult,
} from '@clearpaw/domain';

/** A dose as typed from the certificate. */
export interface GuestDoseDraft {
  readonly key: string;
  readonly vaccine: string | null;
  readonly typed: string;
  readonly administeredOn: string | null;
  readonly expiresOn: string | null;
  /** Set while the dates are those that were read on a photo, and no one has changed them. */
  readonly read?: { readonly from: string; readonly isSure: boolean } | undefined;
}

export interface TestDraft {
  readonly takenOn: string | null;
  readonly result: TestResult;
}

export interface EvaluationDraft {
  readonly on: string | null;
  readonly passed: boolean;
}

/** A file that is already stored. */
export interface StoredPhoto {
  readonly storagePath: string;
  readonly kind: DocumentKind;
  readonly name: string;
}

export interface DocumentDates {
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
}

/** Everything typed about a guest. Facts that the rules do not require at present are kept, but not sent. */
export interface GuestDraft {
  /** Set once the guest is saved: then the answers are edited. */
  readonly petId: string | null;
  /** The pet's owner, if staff came from a customer's page. */
  readonly customerId: string | null;
  readonly petName: string;
  readonly species: Species | null;
  readonly ownerName: string;
  readonly ownerPhone: string;
  readonly ownerEmail: string;
  readonly bornOn: string | null;
  readonly sex: Sex | null;
  readonly sterilized: 'yes' | 'no' | null;
  readonly microchip: string;
  readonly weightKg: string;
  /** One dose for each required vaccination, by its code. */
  readonly asked: Readonly<Record<string, GuestDoseDraft>>;
  readonly doses: readonly GuestDoseDraft[];
  readonly tests: Readonly<Record<string, TestDraft>>;
  readonly treatments: Readonly<Record<string, string | null>>;
  readonly declarations: Readonly<Record<string, DeclarationAnswer | null>>;
  /** To the business's own questions, by their ids. */
  readonly answers: Readonly<Record<string, string>>;
  readonly evaluation: EvaluationDraft;
  readonly photos: readonly StoredPhoto[];
  readonly documentDates: Readonly<Record<string, DocumentDates>>;
}

export const blankDose = (): GuestDoseDraft => ({
  key: crypto.randomUUID(),
  vaccine: null,
  typed: '',
  administeredOn: null,
  expiresOn: null,
});

export const blankDates: DocumentDates = { issuedOn: null, expiresOn: null };

export const blankGuest = (petId: string | null = null): GuestDraft => ({
  petId,
  customerId: null,
  petName: '',
  species: 'dog',
  ownerName: '',
  ownerPhone: '',
  ownerEmail: '',
  bornOn: null,
  sex: null,
  sterilized: null,
  microchip: '',
  weightKg: '',
  asked: {},
  doses: [],
  tests: {},
  treatments: {},
  declarations: {},
  answers: {},
  evaluation: { on: null, passed: true },
  photos: [],
  documentDates: {},
});

/** The key under which the device stores what is typed about a guest, so that a reload loses nothing. */
export const guestDraftKey = (businessId: string) => `guest:${businessId}`;

/** A draft read back from the device is taken if it has today's shape. */
export function isGuestDraft(read: unknown): read is GuestDraft {
  if (!isObject(read) || !(read.customerId === null || typeof read.customerId === 'string')) return false;
  const { species, doses, photos, asked, evaluation } = read;
  const texts = ['petName', 'ownerName', 'ownerPhone', 'ownerEmail', 'microchip', 'weightKg'].every(
    (name) => typeof read[name] === 'string',
  );
  const maps = ['tests', 'treatments', 'declarations', 'answers', 'documentDates'].every((name) =>
    isObject(read[name]),
  );
  return (
    texts &&
    maps &&
    isObject(asked) &&
    isObject(evaluation) &&
    (species === null || speciesList.some((one) => one === species)) &&
    [doses, Object.values(asked)].every((list) => Array.isArray(list) && list.every(isDose)) &&
    Array.isArray(photos) &&
    photos.every((photo) => isObject(photo) && typeof photo.storagePath === 'string')
  );
}

const isObject = (read: unknown): read is Record<string, unknown> =>
  typeof read === 'object' && read !== null && !Array.isArray(read);

const isDose = (read: unknown): boolean =>
  isObject(read) && typeof read.key === 'string' && typeof read.typed === 'string';

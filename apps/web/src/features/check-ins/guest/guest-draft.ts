import type { checkIns, InputOf } from '@clearpaw/contract';
import type { Species } from '@clearpaw/domain';

/** A dose as typed from the paper. */
export interface DoseDraft {
  readonly key: string;
  readonly vaccine: string | null;
  readonly typed: string;
  readonly administeredOn: string | null;
  readonly expiresOn: string | null;
}

export interface GuestDraft {
  readonly petName: string;
  readonly species: Species | null;
  readonly ownerEmail: string;
  readonly doses: readonly DoseDraft[];
}

export const blankDose = (): DoseDraft => ({
  key: crypto.randomUUID(),
  vaccine: null,
  typed: '',
  administeredOn: null,
  expiresOn: null,
});

export const blankGuest = (): GuestDraft => ({
  petName: '',
  species: 'dog',
  ownerEmail: '',
  doses: [blankDose()],
});

/** A draft read back from the device is taken if it has today's shape. */
export function isGuestDraft(read: unknown): read is GuestDraft {
  if (typeof read !== 'object' || read === null) return false;
  const { petName, ownerEmail, doses } = read as Partial<GuestDraft>;
  return (
    typeof petName === 'string' &&
    typeof ownerEmail === 'string' &&
    Array.isArray(doses) &&
    doses.every((dose) => typeof dose?.key === 'string' && typeof dose.typed === 'string')
  );
}

/** What is wrong with a field, by its path: `petName`, or a dose's key and its field. */
export type GuestProblem = 'required' | 'backwards';
export type GuestProblems = Readonly<Record<string, GuestProblem>>;

export type GuestFields = Omit<InputOf<typeof checkIns.createGuest>, 'businessId' | 'idempotencyKey'>;

/** What can be sent, or what is missing. A dose that nobody began counts as none. */
export function readGuest(draft: GuestDraft): { fields: GuestFields } | { problems: GuestProblems } {
  const petName = draft.petName.trim();
  const ownerEmail = draft.ownerEmail.trim();
  const problems: Record<string, GuestProblem> = {};
  if (petName === '') problems.petName = 'required';
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(ownerEmail)) problems.ownerEmail = 'required';
  if (draft.species === null) problems.species = 'required';
  const vaccinations = draft.doses.filter(isBegun).flatMap((dose) => {
    const { key, vaccine, administeredOn, expiresOn } = dose;
    if (vaccine === null) problems[`${key}.vaccine`] = 'required';
    if (administeredOn === null) problems[`${key}.administeredOn`] = 'required';
    if (administeredOn !== null && expiresOn !== null && expiresOn < administeredOn) {
      problems[`${key}.expiresOn`] = 'backwards';
    }
    return vaccine && administeredOn ? [{ vaccine, administeredOn, expiresOn }] : [];
  });
  if (draft.species === null || Object.keys(problems).length > 0) return { problems };
  return { fields: { petName, species: draft.species, ownerEmail, vaccinations } };
}

const isBegun = ({ typed, vaccine, administeredOn, expiresOn }: DoseDraft): boolean =>
  typed.trim() !== '' || vaccine !== null || administeredOn !== null || expiresOn !== null;

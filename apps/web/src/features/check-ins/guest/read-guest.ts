import type { checkIns, InputOf } from '@clearpaw/contract';
import type { GuestQuestions } from '@clearpaw/domain';
import { askedDose, askedVaccinesFor, sentVaccine } from './asked-vaccine.ts';
import { blankDates, type GuestDoseDraft, type GuestDraft } from './guest-draft.ts';

export type GuestFormFields = Omit<InputOf<typeof checkIns.createGuest>, 'businessId' | 'idempotencyKey'>;

/** What is wrong with a field: found here, or reported by the server. */
export type GuestProblem = 'required' | 'backwards' | 'number' | { readonly said: string };
/** By the field's path: `petName`, or a dose's key and its field. */
export type GuestProblems = Readonly<Record<string, GuestProblem>>;

/** The fields to send, with the drafts of its doses in the same order; or what is missing. */
export type ReadGuest =
  | { readonly fields: GuestFormFields; readonly doses: readonly GuestDoseDraft[] }
  | { readonly problems: GuestProblems };

/** Only required facts are sent, and what staff added. A question without an answer counts as none. */
export function readGuest(draft: GuestDraft, questions: GuestQuestions, today: string): ReadGuest {
  const doses = [...askedDoses(draft, questions), ...draft.doses].filter(isBegun);
  const problems = findProblems(draft, questions, doses);
  const { species } = draft;
  if (species === null || Object.keys(problems).length > 0) return { problems };
  const ownerName = draft.ownerName.trim();
  const ownerPhone = draft.ownerPhone.trim();
  const fields = {
    petName: draft.petName.trim(),
    species,
    ownerEmail: draft.ownerEmail.trim(),
    ...(ownerName && { ownerName }),
    ...(ownerPhone && { ownerPhone }),
    ...recordsTyped(draft, questions, today),
  };
  return { fields, doses };
}

/** What is typed so far about the pet and its records, as far as it is complete. */
export function recordsTyped(
  draft: GuestDraft,
  questions: GuestQuestions,
  today: string,
): Omit<GuestFormFields, 'petName' | 'species' | 'ownerEmail'> {
  return {
    ...factsOf(draft, questions),
    ...careOf(draft, questions, today),
    vaccinations: [...askedDoses(draft, questions), ...draft.doses].flatMap(
      ({ vaccine, administeredOn, expiresOn }) =>
        vaccine && administeredOn ? [{ ...sentVaccine(vaccine), administeredOn, expiresOn }] : [],
    ),
    documents: draft.photos.map(({ storagePath, kind }) => ({
      storagePath,
      kind,
      ...(draft.documentDates[kind] ?? blankDates),
    })),
  };
}

function askedDoses(
  { asked, species }: GuestDraft,
  { vaccinations }: GuestQuestions,
): readonly GuestDoseDraft[] {
  if (species === null) return [];
  return vaccinations.map(({ code }) => askedDose(code, asked[code], askedVaccinesFor(code, species)));
}

/** A preselected vaccine alone does not count as an answer. */
const isBegun = ({ typed, administeredOn, expiresOn }: GuestDoseDraft): boolean =>
  typed.trim() !== '' || administeredOn !== null || expiresOn !== null;

function findProblems(
  draft: GuestDraft,
  questions: GuestQuestions,
  doses: readonly GuestDoseDraft[],
): GuestProblems {
  const problems: Record<string, GuestProblem> = {};
  if (draft.petName.trim() === '') problems.petName = 'required';
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(draft.ownerEmail.trim())) problems.ownerEmail = 'required';
  if (draft.species === null) problems.species = 'required';
  const weighs = questions.facts.includes('weightKg') && draft.weightKg.trim() !== '';
  if (weighs && weightOf(draft) === null) problems.weightKg = 'number';
  for (const { key, vaccine, administeredOn, expiresOn } of doses) {
    if (vaccine === null) problems[`${key}.vaccine`] = 'required';
    if (administeredOn === null) problems[`${key}.administeredOn`] = 'required';
    if (administeredOn !== null && expiresOn !== null && expiresOn < administeredOn) {
      problems[`${key}.expiresOn`] = 'backwards';
    }
  }
  for (const { code } of questions.tests) {
    const { takenOn, result } = draft.tests[code] ?? {};
    if (!takenOn && result === 'positive') problems[`test.${code}`] = 'required';
  }
  return problems;
}

function weightOf({ weightKg }: GuestDraft): number | null {
  const weight = Number(weightKg.trim().replace(',', '.'));
  return weight > 0 && weight <= 1500 ? weight : null;
}

function factsOf(draft: GuestDraft, { facts }: GuestQuestions): Partial<GuestFormFields> {
  const { bornOn, sex, sterilized, microchip } = draft;
  return {
    ...(facts.includes('bornOn') && bornOn ? { bornOn } : {}),
    ...(facts.includes('sex') && sex ? { sex } : {}),
    ...(facts.includes('sterilized') && sterilized ? { sterilized: sterilized === 'yes' } : {}),
    ...(facts.includes('microchip') && microchip.trim() ? { microchip: microchip.trim() } : {}),
    ...(facts.includes('weightKg') ? { weightKg: weightOf(draft) } : {}),
  };
}

function careOf(draft: GuestDraft, questions: GuestQuestions, today: string): Partial<GuestFormFields> {
  const { on, passed } = draft.evaluation;
  return {
    tests: questions.tests.flatMap(({ code }) => {
      const { takenOn, result } = draft.tests[code] ?? {};
      return takenOn && result ? [{ test: code, takenOn, result }] : [];
    }),
    treatments: questions.treatments.flatMap(({ code }) => {
      const givenOn = draft.treatments[code];
      return givenOn ? [{ treatment: code, givenOn }] : [];
    }),
    declarations: questions.declarations.flatMap(({ code }) => {
      const answer = draft.declarations[code];
      return answer ? [{ code, on: today, answer }] : [];
    }),
    ...(questions.evaluation && on ? { evaluation: { on, passed } } : {}),
  };
}

const fieldsWithTexts = ['petName', 'ownerPhone', 'ownerEmail', 'bornOn', 'microchip', 'weightKg'];

/** The server's messages about single fields, by field; null if none is about the form. */
export function problemsSaid(details: unknown, doses: readonly GuestDoseDraft[]): GuestProblems | null {
  const issues = (details as { issues?: unknown } | null | undefined)?.issues;
  if (!Array.isArray(issues)) return null;
  const problems: Record<string, GuestProblem> = {};
  for (const { path, message } of issues as readonly { path: string; message: string }[]) {
    const [list, index, field] = path.split('.');
    const dose = list === 'vaccinations' ? doses[Number(index)] : undefined;
    const known = fieldsWithTexts.includes(path) ? path : null;
    const at = dose ? `${dose.key}.${field}` : known;
    if (at === null) return null;
    problems[at] = { said: message };
  }
  return Object.keys(problems).length > 0 ? problems : null;
}

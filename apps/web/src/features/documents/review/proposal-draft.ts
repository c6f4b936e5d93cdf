import { customVaccine, isPlainText, maxVaccineName, type Route, routes } from '@clearpaw/domain';
import type { Proposal } from '../use-documents.ts';
import { findRepeatedDose, type RecordedDose } from './find-repeated-dose.ts';

/** A proposal with its owner's corrections. */
export interface ProposalDraft {
  readonly id: string;
  readonly taken: boolean;
  readonly vaccine: string | null;
  readonly administeredOn: string | null;
  readonly expiresOn: string | null;
  readonly lotNumber: string;
  readonly manufacturer?: string;
  readonly veterinarian?: string;
  readonly tagNumber?: string;
  /** The name of a custom vaccine. */
  readonly vaccineName?: string;
  readonly product?: string;
  readonly clinic?: string;
  readonly certificateNumber?: string;
  readonly route?: Route;
  readonly doseNumber?: number;
  /** Recorded in addition to the dose that it seems to repeat. */
  readonly keepBoth?: boolean;
  /** The owner checked fields of low confidence and found them right. */
  readonly checked?: boolean;
}

/** Fields that were read clearly are filled in; the others are left for the owner. */
export function proposalDraftOf(proposal: Proposal): ProposalDraft {
  return {
    id: proposal.id,
    taken: true,
    vaccine: proposal.vaccine.value,
    administeredOn: proposal.administeredOn.value,
    expiresOn: proposal.expiresOn.value,
    lotNumber: proposal.lotNumber.value ?? '',
    ...statedOf(proposal),
    ...Object.fromEntries(extraFields.map((field) => [field, recordable(proposal[field]?.value, field)])),
  };
}

/** Fields that few documents have: they are kept if they were read, and otherwise not asked for. */
export const extraFields = [
  'vaccineName',
  'product',
  'manufacturer',
  'veterinarian',
  'clinic',
  'certificateNumber',
  'tagNumber',
] as const;
export type ExtraField = (typeof extraFields)[number];

/** The maximum length of each. */
export const extraLimits = {
  vaccineName: maxVaccineName,
  product: 120,
  manufacturer: 120,
  veterinarian: 120,
  clinic: 120,
  certificateNumber: 60,
  tagNumber: 60,
} as const satisfies Record<ExtraField, number>;

/** Fields with fixed values, which only a file of records states. */
function statedOf({ route, doseNumber }: Proposal): Pick<ProposalDraft, 'route' | 'doseNumber'> {
  const way = routes.find((one) => one === route?.value);
  const number = Number(doseNumber?.value ?? 0);
  return { ...(way && { route: way }), ...(number >= 1 && { doseNumber: number }) };
}

/** The read value, if a record can store it. */
function recordable(value: string | null | undefined, field: ExtraField): string {
  const text = (value ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, extraLimits[field]);
  return isPlainText(text) ? text : '';
}

/** A row that was not read, for its owner to fill in. */
export function blankDraft(id: string): ProposalDraft {
  const unknown = { vaccine: null, administeredOn: null, expiresOn: null, lotNumber: '' };
  return { id: `${addedPrefix}${id}`, taken: true, ...unknown };
}

const addedPrefix = 'added-';

/** Whether a row's vaccine or date was not read at all, not even with several candidates. */
export function isUnread({ vaccine, administeredOn }: Proposal): boolean {
  return vaccine.candidates.length === 0 || administeredOn.candidates.length === 0;
}

export function isAdded({ id }: ProposalDraft): boolean {
  return id.startsWith(addedPrefix);
}

export function isComplete({ taken, vaccine, vaccineName, administeredOn }: ProposalDraft): boolean {
  const isNamed = vaccine === customVaccine ? Boolean(vaccineName?.trim()) : vaccine !== null;
  return !taken || (isNamed && administeredOn !== null);
}

/** The recorded dose that each included row seems to repeat, by the row's id. No dose is repeated by two rows. */
export function repeatedDoses<Dose extends RecordedDose>(
  drafts: readonly ProposalDraft[],
  recorded: readonly Dose[],
): ReadonlyMap<string, Dose> {
  const repeated = new Map<string, Dose>();
  for (const draft of drafts) {
    const taken = new Set([...repeated.values()].map(({ id }) => id));
    const dose =
      draft.taken &&
      findRepeatedDose(
        draft,
        recorded.filter(({ id }) => !taken.has(id)),
      );
    if (dose) repeated.set(draft.id, dose);
  }
  return repeated;
}

/** The fields to send for the included rows. */
export function confirmedOf(drafts: readonly ProposalDraft[], recorded: readonly RecordedDose[]) {
  const repeated = repeatedDoses(drafts, recorded);
  return drafts.flatMap((draft) => {
    const { id, taken, vaccine, administeredOn, expiresOn, lotNumber, keepBoth } = draft;
    if (!taken || vaccine === null || administeredOn === null || !isComplete(draft)) return [];
    const replaces = keepBoth ? undefined : repeated.get(id)?.id;
    const read = Object.fromEntries(
      extraFields
        .filter((field) => field !== 'vaccineName' || vaccine === customVaccine)
        .flatMap((field) => (draft[field]?.trim() ? [[field, draft[field].trim()]] : [])),
    ) as { readonly [Field in ExtraField]?: string };
    const { route, doseNumber } = draft;
    const stated = { ...(route && { route }), ...(doseNumber && { doseNumber }) };
    const dose = {
      vaccine,
      administeredOn,
      expiresOn,
      lotNumber: lotNumber.trim() || null,
      ...read,
      ...stated,
    };
    return [replaces === undefined ? dose : { ...dose, replaces }];
  });
}

export function isDrafts(read: unknown): read is readonly ProposalDraft[] {
  return (
    Array.isArray(read) && read.every((one) => typeof Object(one).id === 'string' && 'taken' in Object(one))
  );
}

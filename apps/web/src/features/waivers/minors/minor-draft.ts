import { calendarDateIn, type GuardianRelation, isMinorOn } from '@clearpaw/domain';

/** A minor as it is typed. */
export interface MinorDraft {
  /** Tells the fields of two minors apart while one is removed. */
  readonly key: number;
  readonly name: string;
  readonly bornOn: string | null;
  readonly relation: GuardianRelation | null;
  readonly relationText: string;
}

/** A minor as it is sent. */
export type SentMinor = {
  name: string;
  bornOn: string;
  relation: GuardianRelation;
  relationText?: string;
};

export const emptyMinor = (key: number): MinorDraft => ({
  ...{ key, name: '', bornOn: null, relation: null, relationText: '' },
});

/** The day on this device; the server decides by the day at the business. */
export const today = (): string =>
  calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Whether the date of birth is that of an adult. */
export const isAdult = ({ bornOn }: MinorDraft): boolean => bornOn !== null && !isMinorOn(bornOn, today());

/** The minors to be sent; null while one is incomplete or an adult. */
export function minorsOf(drafts: readonly MinorDraft[]): SentMinor[] | null {
  const sent: SentMinor[] = [];
  for (const draft of drafts) {
    const { bornOn, relation } = draft;
    const [name, text] = [draft.name.trim(), draft.relationText.trim()];
    if (name === '' || bornOn === null || relation === null || isAdult(draft)) return null;
    if (relation === 'other' && text === '') return null;
    sent.push({ name, bornOn, relation, ...(relation === 'other' ? { relationText: text } : {}) });
  }
  return sent;
}

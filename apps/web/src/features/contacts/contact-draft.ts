import type { contacts, InputOf } from '@clearpaw/contract';
import { checkContact } from '@clearpaw/domain';

export type ContactInput = InputOf<typeof contacts.setContact>;

/** What is typed about one person. */
export interface PersonDraft {
  readonly name: string;
  readonly phone: string;
}

/** One of several; the id distinguishes rows while they are added and removed. */
export interface PickupDraft extends PersonDraft {
  readonly id: string;
}

export interface ContactDraft {
  readonly name: string;
  readonly phone: string;
  readonly emergency: PersonDraft;
  readonly pickups: readonly PickupDraft[];
}

export const blankPerson: PersonDraft = { name: '', phone: '' };

export function draftOf({ name, phone, emergency, pickups }: ContactInput): ContactDraft {
  return {
    name,
    phone: phone ?? '',
    emergency: emergency ?? blankPerson,
    pickups: pickups.map(pickupDraftOf),
  };
}

export function pickupDraftOf({ name, phone }: PersonDraft): PickupDraft {
  return { id: crypto.randomUUID(), name, phone };
}

/** Whether anything was typed about a person. */
const isGiven = ({ name, phone }: PersonDraft) => name.trim() !== '' || phone.trim() !== '';

/** The details to send, without people for whom nothing was typed. */
export function contactOf({ name, phone, emergency, pickups }: ContactDraft): ContactInput {
  return {
    name: name.trim(),
    phone: phone.trim() || null,
    emergency: isGiven(emergency) ? emergency : null,
    pickups: pickups.filter(isGiven).map(({ name, phone }) => ({ name, phone })),
  };
}

/** The first problem of each field, by its path in the draft: a name or number that is missing or cannot be dialed. */
export function draftProblems(
  draft: ContactDraft,
  messages: { readonly nameMissing: string; readonly phoneMissing: string },
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  if (draft.name.trim() === '') problems.set('name', messages.nameMissing);
  const people = [
    ['emergency', draft.emergency] as const,
    ...draft.pickups.map((person, index) => [`pickups.${index}`, person] as const),
  ];
  for (const [path, person] of people.filter(([, person]) => isGiven(person))) {
    if (person.name.trim() === '') problems.set(`${path}.name`, messages.nameMissing);
    if (person.phone.trim() === '') problems.set(`${path}.phone`, messages.phoneMissing);
  }
  const typed = { ...draft, phone: draft.phone.trim() || null };
  for (const { path, message } of checkContact(typed)) {
    const blank = path !== 'phone' && !problems.has(path) && phoneAt(draft, path).trim() === '';
    if (!problems.has(path) && !blank) problems.set(path, message);
  }
  return problems;
}

function phoneAt(draft: ContactDraft, path: string): string {
  const index = /^pickups\.(\d+)\.phone$/.exec(path)?.[1];
  return index === undefined ? draft.emergency.phone : (draft.pickups[Number(index)]?.phone ?? '');
}

import type { ForeignFields } from './foreign-value.ts';
import { fieldsOf, lineOf, listedIn } from './foreign-value.ts';

/** The animal that a record is imported for. */
export interface ImportingPet {
  readonly name: string;
  readonly microchip: string | null;
}

interface Subject {
  /** How other entries of the file reference it. */
  readonly references: ReadonlySet<string>;
  readonly name: string | null;
  readonly chips: readonly string[];
}

/** The animals in a file, and which of them is the pet. */
export interface Subjects {
  /** There are several animals, and none of them is this pet. */
  readonly isOthers: boolean;
  /** The animal named in the file, if its name or microchip differ from this pet's. */
  readonly subject: string | null;
  readonly isOwn: (entry: ForeignFields) => boolean;
}

interface Entry {
  readonly fullUrl: string | null;
  readonly resource: ForeignFields;
}

export function subjectsOf(entries: readonly Entry[], pet: ImportingPet): Subjects {
  const subjects = entries.filter(({ resource }) => resource.resourceType === 'Patient').map(subjectOf);
  const [first, ...others] = subjects;
  if (!first) return { isOthers: false, subject: null, isOwn: () => true };
  if (others.length === 0) {
    const subject = fits(first, pet) ? null : [first.name, ...first.chips].filter(Boolean).join(', ') || null;
    return { isOthers: false, subject, isOwn: () => true };
  }
  const own = subjects.find((one) => hasChip(one, pet)) ?? subjects.find((one) => fits(one, pet));
  if (!own) return { isOthers: true, subject: null, isOwn: () => false };
  const isOwn = ({ patient }: ForeignFields) => {
    const { reference } = fieldsOf(patient);
    return typeof reference === 'string' && own.references.has(reference);
  };
  return { isOthers: false, subject: null, isOwn };
}

function subjectOf({ fullUrl, resource }: Entry): Subject {
  const { id, name, identifier } = resource;
  const key = lineOf(id, 64);
  const [called] = listedIn(name).flatMap(({ text, given }) => {
    const parts = Array.isArray(given) ? given : [];
    return lineOf(text, 60) ?? lineOf(parts[0], 60) ?? [];
  });
  return {
    references: new Set([
      ...(fullUrl ? [fullUrl] : []),
      ...(key ? [`Patient/${key}`, `urn:uuid:${key}`] : []),
    ]),
    name: called ?? null,
    chips: listedIn(identifier).flatMap(({ value }) => {
      const chip = typeof value === 'string' ? value.slice(0, 40).replace(/[\s-]/g, '') : '';
      return /^\d{9,15}$/.test(chip) ? [chip] : [];
    }),
  };
}

const hasChip = ({ chips }: Subject, { microchip }: ImportingPet): boolean =>
  microchip !== null && chips.includes(microchip);

/** By microchip where both have one, else by name. */
function fits(subject: Subject, pet: ImportingPet): boolean {
  if (pet.microchip !== null && subject.chips.length > 0) return hasChip(subject, pet);
  return subject.name !== null && folded(subject.name) === folded(pet.name);
}

const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

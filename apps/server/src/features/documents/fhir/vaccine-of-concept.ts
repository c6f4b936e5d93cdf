import {
  customVaccine,
  findVaccine,
  matchVaccine,
  maxVaccineName,
  products,
  type ReadField,
  type Species,
} from '@clearpaw/domain';
import { fhirNames } from '@clearpaw/protocol';
import { type ForeignFields, fieldsOf, lineOf, listedIn, wordsNaming } from './foreign-value.ts';
import { noField, stated } from './stated-field.ts';

/** The vaccine of a dose, as far as the file states it. */
export interface NamedDose {
  readonly vaccine: ReadField;
  readonly vaccineName: ReadField;
  readonly product: ReadField;
  /** Its name in the file. */
  readonly text: string;
}

/**
 * The vaccine of a code. Only codes of our own system are trusted; others are looked up by name, because their codes
 * may be for human vaccines. A name that the catalogue does not know is kept as a custom vaccine.
 */
export function vaccineOfConcept(concept: unknown, species: Species): NamedDose {
  const names = wordsNaming(concept);
  const [text = codesOf(concept)] = names;
  const own = listedIn(fieldsOf(concept).coding).find(({ system }) => system === fhirNames.vaccines);
  const known = typeof own?.code === 'string' ? findVaccine(own.code) : null;
  if (known) {
    const product = text === known.name ? null : text;
    return { vaccine: stated(known.code), vaccineName: noField, product: stated(product), text };
  }
  if (own?.code === customVaccine) return customDose(own, text);
  return foreignDose(names, text, species);
}

function foreignDose(names: readonly string[], text: string, species: Species): NamedDose {
  const matches = names.map((name) => matchVaccine(name, species)).filter(({ kind }) => kind !== 'none');
  const match = matches.find(({ kind }) => kind === 'certain') ?? matches[0];
  const product = stated(names.find(isProduct) ?? null);
  if (match?.kind === 'certain') {
    return { vaccine: stated(match.vaccine.code), vaccineName: noField, product, text };
  }
  if (match?.kind === 'unsure') {
    const candidates = match.candidates.map(({ code }) => code);
    return { vaccine: { ...noField, candidates }, vaccineName: noField, product, text };
  }
  const name = lineOf(names[0], maxVaccineName);
  if (name === null) return { vaccine: noField, vaccineName: noField, product: noField, text };
  return { vaccine: stated(customVaccine), vaccineName: stated(name), product: noField, text };
}

/** A vaccine that the writer's catalogue did not list either: "name (product)" as text. */
function customDose(own: ForeignFields, text: string): NamedDose {
  const name = lineOf(own.display, maxVaccineName);
  const inner = name !== null && text.startsWith(`${name} (`) && text.endsWith(')');
  const product = inner ? text.slice(name.length + 2, -1) : null;
  const vaccine = name === null ? noField : stated(customVaccine);
  return { vaccine, vaccineName: stated(name), product: stated(product), text };
}

function isProduct(name: string): boolean {
  return products.some((product) => product.name.toLowerCase() === name.toLowerCase());
}

/** A vaccine without a name is shown by its codes, so that its owner can look it up. */
function codesOf(concept: unknown): string {
  const codes = listedIn(fieldsOf(concept).coding).flatMap(({ system, code }) => {
    const value = lineOf(code, 40);
    return value === null ? [] : [`${lineOf(system, 80) ?? ''} ${value}`.trim()];
  });
  return codes.join(', ').slice(0, 120);
}

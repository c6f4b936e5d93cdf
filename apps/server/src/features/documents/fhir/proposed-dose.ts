import { compareDates, type ProposedVaccination, type Route, routes, type Species } from '@clearpaw/domain';
import { fhirNames } from '@clearpaw/protocol';
import { type ForeignFields, fieldsOf, lineOf, listedIn, statedDay, wordsNaming } from './foreign-value.ts';
import { stated } from './stated-field.ts';
import { vaccineOfConcept } from './vaccine-of-concept.ts';

interface Around {
  readonly species: Species;
  /** No dose was given after this day. */
  readonly today: string;
}

/** A file has no pages. */
const nowhere = { page: 0, x: 0, y: 0, width: 0, height: 0 } as const;
const routeCodes: Readonly<Record<string, Route>> = {
  SQ: 'subcutaneous',
  SC: 'subcutaneous',
  IM: 'intramuscular',
  NASINHLC: 'intranasal',
  PO: 'oral',
};

/** One Immunization as a proposal: only what it states clearly, nothing that is merely likely. */
export function proposedDose(immunization: ForeignFields, { species, today }: Around): ProposedVaccination {
  const { vaccineCode, lotNumber, manufacturer, route } = immunization;
  const named = vaccineOfConcept(vaccineCode, species);
  const given = givenOn(immunization, today);
  const until = validUntil(immunization);
  const isPossible = until !== null && (given === null || compareDates(until, given) >= 0);
  const { text, ...vaccine } = named;
  const written = lineOf(immunization.occurrenceDateTime ?? immunization.occurrenceString, 40);
  return {
    text: [text, written].filter(Boolean).join(', '),
    place: nowhere,
    ...vaccine,
    administeredOn: stated(given),
    expiresOn: stated(isPossible ? until : null),
    lotNumber: stated(lineOf(lotNumber, 60)),
    manufacturer: stated(lineOf(fieldsOf(manufacturer).display, 120)),
    route: stated(routeOf(route)),
    doseNumber: stated(doseNumberOf(immunization)),
    ...peopleOf(immunization),
    tagNumber: stated(identified(immunization, 'tag number')),
    certificateNumber: stated(identified(immunization, 'certificate number')),
  };
}

function givenOn({ occurrenceDateTime }: ForeignFields, today: string): string | null {
  const day = statedDay(occurrenceDateTime);
  return day !== null && compareDates(day, today) <= 0 ? day : null;
}

/** `expirationDate` is that of the vial, not of the protection. */
function validUntil({ extension }: ForeignFields): string | null {
  const own = listedIn(extension).find(({ url }) => url === fhirNames.validUntil);
  return statedDay(own?.valueDate);
}

function routeOf(route: unknown): string | null {
  const codes = listedIn(fieldsOf(route).coding).map(({ code }) => code);
  const code = codes.find((one) => typeof one === 'string' && Object.hasOwn(routeCodes, one));
  if (typeof code === 'string') return routeCodes[code] ?? null;
  const named = wordsNaming(route).map((name) => name.toLowerCase());
  return routes.find((one) => named.includes(one)) ?? null;
}

function doseNumberOf({ protocolApplied }: ForeignFields): string | null {
  const number = listedIn(protocolApplied)[0]?.doseNumberPositiveInt;
  const isDose = typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 20;
  return isDose ? String(number) : null;
}

/** The person who gave it, unless the file says that it is an organization. */
function peopleOf({ performer }: ForeignFields): Pick<ProposedVaccination, 'veterinarian' | 'clinic'> {
  const actors = listedIn(performer).map(({ actor }) => fieldsOf(actor));
  const isClinic = ({ type, reference }: ForeignFields) =>
    type === 'Organization' || (typeof reference === 'string' && reference.startsWith('Organization/'));
  const nameOf = (actor: ForeignFields | undefined) => lineOf(actor?.display, 120);
  return {
    veterinarian: stated(nameOf(actors.find((actor) => !isClinic(actor)))),
    clinic: stated(nameOf(actors.find(isClinic))),
  };
}

function identified({ identifier }: ForeignFields, kind: string): string | null {
  const found = listedIn(identifier).find(({ type }) =>
    wordsNaming(type).some((name) => name.toLowerCase() === kind),
  );
  return lineOf(found?.value, 60);
}

import { customVaccine, nameOfVaccine } from '@clearpaw/domain';
import { fhirNames } from '@clearpaw/protocol';
import type { PresentedVaccination } from '../../vaccinations/index.ts';
import { isRabies } from '../record/rabies.ts';
import { proofExtensions } from './proof-extensions.ts';
import { coding, known, plainCode, type Reference, type Resource, snomed } from './resource.ts';

const routeCodes = {
  subcutaneous: 'SQ',
  intramuscular: 'IM',
  intranasal: 'NASINHLC',
  oral: 'PO',
} as const;
const routeSystem = 'http://terminology.hl7.org/CodeSystem/v3-RouteOfAdministration';
const originSystem = 'http://terminology.hl7.org/CodeSystem/immunization-origin';

/** One dose. The end of its protection is an extension, because `expirationDate` is that of the vial. */
export function immunizationOf(dose: PresentedVaccination, patient: Reference): Resource {
  const { id, evidence, expiresOn, administeredOn, createdAt, manufacturer, lotNumber } = dose;
  return {
    resourceType: 'Immunization',
    id,
    extension: [
      ...(expiresOn === null ? [] : [{ url: fhirNames.validUntil, valueDate: expiresOn }]),
      ...proofExtensions(dose),
    ],
    ...identifiersOf(dose),
    status: 'completed',
    vaccineCode: vaccineCodeOf(dose),
    patient,
    occurrenceDateTime: administeredOn,
    recorded: createdAt,
    primarySource: evidence === 'clinic',
    ...(evidence !== 'clinic' && { reportOrigin: originOf(evidence) }),
    ...known({ manufacturer: manufacturer && { display: manufacturer }, lotNumber }),
    ...(dose.route && { route: routeOf(dose.route) }),
    ...performersOf(dose),
    ...protocolOf(dose),
  };
}

function vaccineCodeOf(dose: PresentedVaccination) {
  const name = nameOfVaccine(dose);
  const text = dose.product ?? name;
  if (dose.vaccine === customVaccine) {
    const written = dose.product ? `${name} (${dose.product})` : name;
    return coding(fhirNames.vaccines, customVaccine, name, written);
  }
  return coding(fhirNames.vaccines, dose.vaccine, name, text);
}

function identifiersOf({ certificateNumber, tagNumber }: PresentedVaccination): object {
  const named = (text: string, value: string | null) => (value ? [{ type: plainCode(text), value }] : []);
  const identifier = [...named('Certificate number', certificateNumber), ...named('Tag number', tagNumber)];
  return identifier.length === 0 ? {} : { identifier };
}

function originOf(evidence: PresentedVaccination['evidence']): object {
  return evidence === 'owner'
    ? coding(originSystem, 'recall', 'Parent/Guardian/Patient Recall', 'Entered by the owner')
    : coding(originSystem, 'record', 'Written Record');
}

function routeOf(route: string): object {
  const code: string | undefined = (routeCodes as Readonly<Record<string, string>>)[route];
  return code === undefined ? plainCode(route) : coding(routeSystem, code, route);
}

function performersOf({ clinic, veterinarian }: PresentedVaccination): object {
  const performer = [
    { type: 'Practitioner', display: veterinarian },
    { type: 'Organization', display: clinic },
  ].flatMap(({ type, display }) => (display ? [{ actor: { type, display } }] : []));
  return performer.length === 0 ? {} : { performer };
}

const rabiesDisease = coding(snomed, '14168008', 'Rabies');

function protocolOf(dose: PresentedVaccination): object {
  const disease = isRabies(dose) ? { targetDisease: [rabiesDisease] } : {};
  if (dose.doseNumber === null) return {};
  return { protocolApplied: [{ ...disease, doseNumberPositiveInt: dose.doseNumber }] };
}

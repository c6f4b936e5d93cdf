import { nameOfVaccine } from '@clearpaw/domain';
import type { PetRecord } from '../record/pet-record.ts';
import { proofOf } from '../record/proof-of.ts';
import { codeText, resultText, targetName, testName } from '../record/texts.ts';

/** The columns of a record as a table, in order. Days are written as 2026-11-23, weights in kilograms. */
export const recordColumns = [
  'Record',
  'Name',
  'Date',
  'Until',
  'Result or amount',
  'Details',
  'Product',
  'Manufacturer',
  'Lot number',
  'Route',
  'Dose number',
  'Clinic',
  'Veterinarian',
  'Certificate number',
  'Tag number',
  'Source',
] as const;

type RecordColumn = (typeof recordColumns)[number];
type RecordRow = Readonly<Partial<Record<RecordColumn, string | number | null>>>;

/** One row for each entry, kind by kind. */
export function recordRows(record: PetRecord, timeZone: string): readonly RecordRow[] {
  return [...provenRows(record, timeZone), ...healthRows(record)];
}

function provenRows({ vaccinations, care }: PetRecord, timeZone: string): readonly RecordRow[] {
  const sourceOf = (entry: Parameters<typeof proofOf>[0]) => {
    const { label, detail } = proofOf(entry, timeZone);
    return { Source: detail === null ? label : `${label}: ${detail}` };
  };
  return [
    ...vaccinations.map((dose) => ({
      ...{ Record: 'Vaccination', Name: nameOfVaccine(dose) },
      ...{ Date: dose.administeredOn, Until: dose.expiresOn },
      ...{ Product: dose.product, Manufacturer: dose.manufacturer, 'Lot number': dose.lotNumber },
      ...{ Route: dose.route, 'Dose number': dose.doseNumber },
      ...{ Clinic: dose.clinic, Veterinarian: dose.veterinarian },
      ...{ 'Certificate number': dose.certificateNumber, 'Tag number': dose.tagNumber },
      ...sourceOf(dose),
    })),
    ...care.test.map((test) => ({
      ...{ Record: 'Test', Name: testName(test), Date: test.takenOn },
      ...{ 'Result or amount': resultText(test.result), ...sourceOf(test) },
    })),
    ...care.treatment.map((treatment) => ({
      ...{ Record: 'Treatment', Name: codeText(treatment.treatment), Date: treatment.givenOn },
      ...sourceOf(treatment),
    })),
    ...care.exemption.map((exemption) => ({
      ...{ Record: 'Medical exemption', Name: targetName(exemption.target) },
      ...{ Date: exemption.from, Until: exemption.until, ...sourceOf(exemption) },
    })),
  ];
}

function healthRows({ care }: PetRecord): readonly RecordRow[] {
  return [
    ...care.medication.map(({ name, dose, schedule, startedOn, endedOn, prescriber }) => ({
      ...{ Record: 'Medication', Name: name, Date: startedOn, Until: endedOn },
      ...{ 'Result or amount': dose, Details: schedule, Veterinarian: prescriber },
    })),
    ...care.allergy.map(({ substance, reaction, severity }) => ({
      ...{ Record: 'Allergy', Name: substance, 'Result or amount': codeText(severity), Details: reaction },
    })),
    ...care.condition.map(({ name, diagnosedOn, resolvedOn }) => ({
      ...{ Record: 'Condition', Name: name, Date: diagnosedOn, Until: resolvedOn },
    })),
    ...care.weight.map(({ on, kg }) => ({
      ...{ Record: 'Weight', Name: 'Weight in kg', Date: on, 'Result or amount': kg },
    })),
    ...care.vetVisit.map(({ on, clinic, reason, notes }) => ({
      ...{ Record: 'Vet visit', Name: reason, Date: on, Details: notes, Clinic: clinic },
    })),
  ];
}

import { nameOfVaccineIn } from '@clearpaw/domain/words';
import type { PetRecord } from '../record/pet-record.ts';
import { type ProvenRecord, proofOf } from '../record/proof-of.ts';
import { resultText, targetName, testName, treatmentName } from '../record/texts.ts';
import type { Wording } from '../record/wording.ts';

/** The columns of a record as a table, in order. Days are written as 2026-11-23, weights in kilograms. */
export const recordColumns = [
  ...(['record', 'name', 'date', 'until', 'amount', 'details', 'product', 'manufacturer', 'lot'] as const),
  ...(['route', 'dose', 'clinic', 'veterinarian', 'certificate', 'tag', 'source'] as const),
] as const;

type RecordColumn = (typeof recordColumns)[number];
type RecordRow = Readonly<Partial<Record<RecordColumn, string | number | null>>>;

/** One row for each entry, kind by kind. */
export function recordRows(record: PetRecord, wording: Wording, timeZone: string): readonly RecordRow[] {
  return [...provenRows(record, wording, timeZone), ...healthRows(record, wording)];
}

function provenRows({ vaccinations, care }: PetRecord, wording: Wording, timeZone: string): RecordRow[] {
  const { kinds, source } = wording.texts.table;
  const sourceOf = (entry: ProvenRecord) => {
    const { label, detail } = proofOf(entry, { wording, timeZone, quoted: (name) => name });
    return { source: detail === null ? label : source(label, detail) };
  };
  return [
    ...vaccinations.map((dose) => ({
      ...{ record: kinds.vaccination, name: nameOfVaccineIn(wording.words.names, dose) },
      ...{ date: dose.administeredOn, until: dose.expiresOn },
      ...{ product: dose.product, manufacturer: dose.manufacturer, lot: dose.lotNumber },
      ...{ route: dose.route, dose: dose.doseNumber },
      ...{ clinic: dose.clinic, veterinarian: dose.veterinarian },
      ...{ certificate: dose.certificateNumber, tag: dose.tagNumber },
      ...sourceOf(dose),
    })),
    ...care.test.map((test) => ({
      ...{ record: kinds.test, name: testName(wording, test), date: test.takenOn },
      ...{ amount: resultText(wording, test.result), ...sourceOf(test) },
    })),
    ...care.treatment.map((treatment) => ({
      ...{ record: kinds.treatment, name: treatmentName(wording, treatment.treatment) },
      ...{ date: treatment.givenOn, ...sourceOf(treatment) },
    })),
    ...care.exemption.map((exemption) => ({
      ...{ record: kinds.exemption, name: targetName(wording, exemption.target) },
      ...{ date: exemption.from, until: exemption.until, ...sourceOf(exemption) },
    })),
  ];
}

function healthRows({ care }: PetRecord, { texts }: Wording): RecordRow[] {
  const { kinds, weight } = texts.table;
  return [
    ...care.medication.map(({ name, dose, schedule, startedOn, endedOn, prescriber }) => ({
      ...{ record: kinds.medication, name, date: startedOn, until: endedOn },
      ...{ amount: dose, details: schedule, veterinarian: prescriber },
    })),
    ...care.allergy.map(({ substance, reaction, severity }) => ({
      ...{ record: kinds.allergy, name: substance, amount: texts.severities[severity], details: reaction },
    })),
    ...care.condition.map(({ name, diagnosedOn, resolvedOn }) => ({
      ...{ record: kinds.condition, name, date: diagnosedOn, until: resolvedOn },
    })),
    ...care.weight.map(({ on, kg }) => ({ record: kinds.weight, name: weight, date: on, amount: kg })),
    ...care.vetVisit.map(({ on, clinic, reason, notes }) => ({
      ...{ record: kinds.visit, name: reason, date: on, details: notes, clinic },
    })),
  ];
}

import { nameOfVaccine } from '@clearpaw/domain';
import type { PetRecord } from '../record/pet-record.ts';
import { proofOf, type ShownProof } from '../record/proof-of.ts';
import { codeText, dayText, resultText, targetName, testName } from '../record/texts.ts';
import { type Cell, type Column, cell, proofCell } from './draw-table.ts';
import { text } from './style.ts';

/** One section of the record. In its short form, an entry's first cell is above the others. */
export interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

const columns = (...parts: readonly (readonly [title: string, share: number])[]): readonly Column[] =>
  parts.map(([title, share]) => ({ title, share }));

const said = (value: string | null): Cell => cell([value ?? 'Not stated', value ? text.plain : text.muted]);

const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.filter(Boolean).join(', ') || null;

/** Every alert in full, if the box beside the people has no room for all. */
export function alertSection({ pet }: PetRecord): Section {
  const rows = pet.alerts.map((alert) => [cell([alert, text.strong])]);
  return { title: 'Alerts', columns: columns(['Alert', 1]), rows };
}

export function vaccinationSection({ vaccinations }: PetRecord, today: string, timeZone: string): Section {
  const rows = vaccinations.map((dose) => {
    const number = dose.doseNumber === null ? '' : `, dose ${dose.doseNumber}`;
    const expired = dose.expiresOn !== null && dose.expiresOn < today;
    return [
      cell(
        [`${nameOfVaccine(dose)}${number}`, text.strong],
        [joined(dose.product, dose.manufacturer), text.muted],
        [dose.certificateNumber && `Certificate ${dose.certificateNumber}`, text.muted],
        [dose.tagNumber && `Tag ${dose.tagNumber}`, text.muted],
      ),
      cell([dayText(dose.administeredOn), text.plain], [joined(dose.clinic, dose.veterinarian), text.muted]),
      dose.expiresOn === null
        ? said(null)
        : cell(
            [dayText(dose.expiresOn), expired ? text.plain : text.strong],
            [expired ? 'Expired' : null, text.muted],
          ),
      said(dose.lotNumber),
      proofCell(proofOf(dose, timeZone)),
    ];
  });
  const shape = columns(
    ['Vaccine', 0.27],
    ['Given', 0.2],
    ['Valid until', 0.145],
    ['Lot', 0.125],
    ['Source', 0.26],
  );
  return { title: 'Vaccinations', columns: shape, rows };
}

/** Tests, treatments and exemptions, which are proven like vaccinations. */
export function provenSections(
  { care }: PetRecord,
  proof: (record: Parameters<typeof proofOf>[0]) => ShownProof,
): readonly Section[] {
  return [
    {
      title: 'Tests',
      columns: columns(['Test', 0.3], ['Sample taken', 0.17], ['Result', 0.27], ['Source', 0.26]),
      rows: care.test.map((test) => [
        cell([testName(test), text.strong]),
        said(dayText(test.takenOn)),
        said(resultText(test.result)),
        proofCell(proof(test)),
      ]),
    },
    {
      title: 'Treatments',
      columns: columns(['Treatment', 0.57], ['Given', 0.17], ['Source', 0.26]),
      rows: care.treatment.map((treatment) => [
        cell([codeText(treatment.treatment), text.strong]),
        said(dayText(treatment.givenOn)),
        proofCell(proof(treatment)),
      ]),
    },
    {
      title: 'Medical exemptions',
      columns: columns(['Vaccine', 0.4], ['From', 0.17], ['Until', 0.17], ['Source', 0.26]),
      rows: care.exemption.map((exemption) => [
        cell([targetName(exemption.target), text.strong]),
        said(dayText(exemption.from)),
        said(dayText(exemption.until)),
        proofCell(proof(exemption)),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** What a vet asks about first; if short, these are side by side. */
export function healthSections({ care }: PetRecord): readonly Section[] {
  return [
    {
      title: 'Medications',
      columns: columns(['Medication', 0.3], ['Dose', 0.2], ['Schedule', 0.28], ['Dates', 0.22]),
      rows: care.medication.map((medication) => [
        cell([medication.name, text.strong]),
        said(medication.dose),
        cell([medication.schedule, text.plain]),
        cell(
          [spanText(medication.startedOn, medication.endedOn), text.plain],
          [medication.prescriber && `Prescribed by ${medication.prescriber}`, text.muted],
        ),
      ]),
    },
    {
      title: 'Allergies',
      columns: columns(['Allergy', 0.4], ['Severity', 0.17], ['Reaction', 0.43]),
      rows: care.allergy.map(({ substance, severity, reaction }) => [
        cell([substance, text.strong]),
        said(codeText(severity)),
        cell([reaction, text.plain]),
      ]),
    },
    {
      title: 'Conditions',
      columns: columns(['Condition', 0.6], ['Dates', 0.4]),
      rows: care.condition.map(({ name, diagnosedOn, resolvedOn }) => [
        cell([name, text.strong]),
        cell(
          [diagnosedOn === null ? null : `Since ${dayText(diagnosedOn)}`, text.plain],
          [resolvedOn === null ? null : `Resolved ${dayText(resolvedOn)}`, text.plain],
        ),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

function spanText(from: string, until: string | null): string {
  return until === null ? `Since ${dayText(from)}` : `${dayText(from)} to ${dayText(until)}`;
}

export function visitSection({ care }: PetRecord): Section {
  return {
    title: 'Vet visits',
    columns: columns(['Date', 0.15], ['Reason', 0.34], ['Clinic and notes', 0.51]),
    rows: care.vetVisit.map(({ on, reason, clinic, notes }) => [
      cell([dayText(on), text.plain]),
      cell([reason, text.strong]),
      cell([clinic, text.plain], [notes, text.muted]),
    ]),
  };
}

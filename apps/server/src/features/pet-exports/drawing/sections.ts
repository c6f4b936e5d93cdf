import { nameOfVaccineIn } from '@clearpaw/domain/words';
import type { PetRecord } from '../record/pet-record.ts';
import { type ProvenRecord, proofOf } from '../record/proof-of.ts';
import { joined, resultText, targetName, testName, treatmentName } from '../record/texts.ts';
import { type Cell, type Column, cell, proofCell } from './draw-table.ts';
import { isolatedOrNull, numbered, type RecordSheet } from './record-sheet.ts';
import { text } from './style.ts';

/** One section of the record. In its short form, an entry's first cell is above the others. */
export interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export const columns = (...parts: readonly (readonly [title: string, share: number])[]): readonly Column[] =>
  parts.map(([title, share]) => ({ title, share }));

/** A value, or that there is none. */
export const said = ({ texts }: RecordSheet, value: string | null): Cell =>
  cell([value ?? texts.notStated, value ? text.plain : text.muted]);

/** Every alert in full, if the box beside the people has no room for all. */
export function alertSection(sheet: RecordSheet, { pet }: PetRecord): Section {
  const rows = pet.alerts.map((alert) => [cell(sheet.own(alert, text.strong))]);
  return { title: sheet.texts.sections.alerts, columns: columns([sheet.texts.columns.alert, 1]), rows };
}

type Dose = PetRecord['vaccinations'][number];

export function vaccinationSection(sheet: RecordSheet, { vaccinations }: PetRecord, today: string): Section {
  const { columns: heads, sections } = sheet.texts;
  const rows = vaccinations.map((dose) => [
    vaccineCell(sheet, dose),
    cell(
      [sheet.day(dose.administeredOn), text.plain],
      [joined(sheet.wording, isolatedOrNull(dose.clinic), isolatedOrNull(dose.veterinarian)), text.muted],
    ),
    endCell(sheet, dose, today),
    said(sheet, numbered(dose.lotNumber)),
    proof(sheet, dose),
  ]);
  const shape = columns(
    [heads.vaccine, 0.27],
    [heads.given, 0.2],
    [heads.until, 0.145],
    [heads.lot, 0.125],
    [heads.source, 0.26],
  );
  return { title: sections.vaccinations, columns: shape, rows };
}

function vaccineCell({ wording, texts }: RecordSheet, dose: Dose): Cell {
  const name = nameOfVaccineIn(wording.words.names, dose);
  const { certificateNumber, tagNumber } = dose;
  return cell(
    [dose.doseNumber === null ? name : texts.dose(name, dose.doseNumber), text.strong],
    [joined(wording, isolatedOrNull(dose.product), isolatedOrNull(dose.manufacturer)), text.muted],
    [certificateNumber && texts.certificate(numbered(certificateNumber) ?? ''), text.muted],
    [tagNumber && texts.tag(numbered(tagNumber) ?? ''), text.muted],
  );
}

function endCell(sheet: RecordSheet, { expiresOn }: Dose, today: string): Cell {
  if (expiresOn === null) return said(sheet, null);
  const expired = expiresOn < today;
  return cell(
    [sheet.day(expiresOn), expired ? text.plain : text.strong],
    [expired ? sheet.texts.expired : null, text.muted],
  );
}

const proof = (sheet: RecordSheet, record: ProvenRecord): Cell => proofCell(proofOf(record, sheet.proof));

/** Tests, treatments and exemptions, which are proven like vaccinations. */
export function provenSections(sheet: RecordSheet, { care }: PetRecord): readonly Section[] {
  const { wording } = sheet;
  const { columns: heads, sections } = sheet.texts;
  const source = [heads.source, 0.26] as const;
  return [
    {
      title: sections.tests,
      columns: columns([heads.test, 0.3], [heads.taken, 0.17], [heads.result, 0.27], source),
      rows: care.test.map((test) => [
        cell([testName(wording, test), text.strong]),
        said(sheet, sheet.day(test.takenOn)),
        said(sheet, resultText(wording, test.result)),
        proof(sheet, test),
      ]),
    },
    {
      title: sections.treatments,
      columns: columns([heads.treatment, 0.57], [heads.given, 0.17], source),
      rows: care.treatment.map((treatment) => [
        cell([treatmentName(wording, treatment.treatment), text.strong]),
        said(sheet, sheet.day(treatment.givenOn)),
        proof(sheet, treatment),
      ]),
    },
    {
      title: sections.exemptions,
      columns: columns([heads.vaccine, 0.4], [heads.from, 0.17], [heads.end, 0.17], source),
      rows: care.exemption.map((exemption) => [
        cell([targetName(wording, exemption.target), text.strong]),
        said(sheet, sheet.day(exemption.from)),
        said(sheet, sheet.day(exemption.until)),
        proof(sheet, exemption),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** What a vet asks about first; if short, these are side by side. */
export function healthSections(sheet: RecordSheet, { care }: PetRecord): readonly Section[] {
  return [
    medicationSection(sheet, care.medication),
    allergySection(sheet, care.allergy),
    conditionSection(sheet, care.condition),
  ].filter(({ rows }) => rows.length > 0);
}

type Care = PetRecord['care'];

function medicationSection(sheet: RecordSheet, medications: Care['medication']): Section {
  const { texts } = sheet;
  const heads = texts.columns;
  return {
    title: texts.sections.medications,
    columns: columns(
      ...([
        [heads.medication, 0.3],
        [heads.dose, 0.2],
        [heads.schedule, 0.28],
        [heads.dates, 0.22],
      ] as const),
    ),
    rows: medications.map(({ name, dose, schedule, startedOn, endedOn, prescriber }) => [
      cell(sheet.own(name, text.strong)),
      dose === null ? said(sheet, null) : cell(sheet.own(dose, text.plain)),
      cell(sheet.own(schedule, text.plain)),
      cell(
        [spanText(sheet, startedOn, endedOn), text.plain],
        [prescriber && texts.prescribed(isolatedOrNull(prescriber) ?? ''), text.muted],
      ),
    ]),
  };
}

function allergySection(sheet: RecordSheet, allergies: Care['allergy']): Section {
  const { texts } = sheet;
  const heads = texts.columns;
  return {
    title: texts.sections.allergies,
    columns: columns([heads.allergy, 0.4], [heads.severity, 0.17], [heads.reaction, 0.43]),
    rows: allergies.map(({ substance, severity, reaction }) => [
      cell(sheet.own(substance, text.strong)),
      said(sheet, texts.severities[severity]),
      cell(sheet.own(reaction, text.plain)),
    ]),
  };
}

function conditionSection(sheet: RecordSheet, conditions: Care['condition']): Section {
  const { texts } = sheet;
  const heads = texts.columns;
  return {
    title: texts.sections.conditions,
    columns: columns([heads.condition, 0.6], [heads.dates, 0.4]),
    rows: conditions.map(({ name, diagnosedOn, resolvedOn }) => [
      cell(sheet.own(name, text.strong)),
      cell(
        [diagnosedOn === null ? null : texts.since(sheet.day(diagnosedOn)), text.plain],
        [resolvedOn === null ? null : texts.resolved(sheet.day(resolvedOn)), text.plain],
      ),
    ]),
  };
}

function spanText(sheet: RecordSheet, from: string, until: string | null): string {
  const { since, span } = sheet.texts;
  return until === null ? since(sheet.day(from)) : span(sheet.day(from), sheet.day(until));
}

export function visitSection(sheet: RecordSheet, { care }: PetRecord): Section {
  const { columns: heads, sections } = sheet.texts;
  return {
    title: sections.visits,
    columns: columns([heads.date, 0.15], [heads.reason, 0.34], [heads.notes, 0.51]),
    rows: care.vetVisit.map(({ on, reason, clinic, notes }) => [
      cell([sheet.day(on), text.plain]),
      cell(sheet.own(reason, text.strong)),
      cell([isolatedOrNull(clinic), text.plain], sheet.own(notes, text.muted)),
    ]),
  };
}

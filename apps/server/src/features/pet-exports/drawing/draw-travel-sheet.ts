import { nameOfVaccineIn } from '@clearpaw/domain/words';
import { isolated } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { isRabies, rabiesValidFrom } from '../record/rabies.ts';
import {
  bornText,
  chipText,
  codeText,
  joined,
  resultText,
  sexText,
  speciesIn,
  targetName,
  treatmentName,
} from '../record/texts.ts';
import { drawPageTitle } from './draw-brand.ts';
import type { Fact } from './draw-facts.ts';
import { type Cell, cell } from './draw-table.ts';
import { isolatedOrNull, numbered, type RecordSheet } from './record-sheet.ts';
import { columns, said } from './sections.ts';
import { text } from './style.ts';
import { drawFactsBeside, drawPartOfFacts, drawRows } from './travel-parts.ts';

/** The latest few; earlier ones are in the record. */
const latest = 5;

/** What a veterinarian writes into a pet passport, section by section. */
export function drawTravelSheet(sheet: RecordSheet, record: PetRecord, printed: string): void {
  sheet.newPage();
  const { pdf, texts } = sheet;
  drawPageTitle(sheet, texts.travel.title, printed);
  const heading = texts.travel.heading(isolated(record.pet.name));
  const name = sheet.layOut(heading, text.sheetName, sheet.width);
  pdf.add(pdf.root, 'H1', () => sheet.lines(name, sheet.left, sheet.y + 11, 19));
  sheet.y += name.length * 19 + 1;
  const lead = sheet.layOut(texts.travel.lead, text.small, sheet.width);
  pdf.add(pdf.root, 'P', () => sheet.lines(lead, sheet.left, sheet.y + 5, 9.8));
  sheet.y += lead.length * 9.8 + 1;
  drawFactParts(sheet, record);
  drawProofParts(sheet, record);
  drawVetParts(sheet, record);
}

function drawFactParts(sheet: RecordSheet, { pet, people }: PetRecord): void {
  const { facts: names, travel } = sheet.texts;
  const { facts, parts } = travel;
  drawPartOfFacts(sheet, parts.ownership, [
    [sheet.texts.people.owner, isolatedOrNull(people.ownerName) ?? sheet.texts.notStated],
    [facts.phone, numbered(people.phone)],
    [facts.address, null],
    [facts.signature, null],
  ]);
  const description: readonly Fact[] = [
    [names.name, isolated(pet.name)],
    [names.species, speciesIn(sheet.wording, pet.species)],
    [names.breed, isolatedOrNull(pet.breed)],
    [names.sex, sexText(sheet.wording, pet)],
    [facts.born, isolatedOrNull(bornText(sheet.wording, pet))],
    [names.color, isolatedOrNull(pet.colour)],
  ];
  drawPartOfFacts(sheet, parts.description, description, [0.19, 0.11, 0.2, 0.17, 0.15, 0.18]);
  drawPartOfFacts(sheet, parts.marking, [
    [names.microchip, numbered(chipText(pet.microchip))],
    [facts.read, null],
    [facts.location, null],
  ]);
  drawPartOfFacts(sheet, parts.issuing, [
    [names.name, null],
    [facts.address, null],
    [facts.date, null],
    [facts.stamp, null],
  ]);
}

type Dose = PetRecord['vaccinations'][number];

const vetOf = (sheet: RecordSheet, dose: Dose): Cell =>
  said(sheet, isolatedOrNull(dose.veterinarian ?? dose.clinic));
const endOf = (sheet: RecordSheet, { expiresOn }: Dose): Cell =>
  said(sheet, expiresOn && sheet.day(expiresOn));

function drawProofParts(sheet: RecordSheet, { vaccinations, care }: PetRecord): void {
  const { columns: heads, travel } = sheet.texts;
  drawRabies(sheet, vaccinations.filter(isRabies));
  drawRows(
    sheet,
    travel.parts.antibodies,
    columns([heads.test, 0.4], [heads.taken, 0.3], [heads.result, 0.3]),
    care.test
      .filter(({ target }) => target === 'rabies')
      .slice(0, latest)
      .map(({ test, takenOn, result }) => [
        cell([codeText(sheet.wording, test), text.strong]),
        said(sheet, sheet.day(takenOn)),
        said(sheet, resultText(sheet.wording, result)),
      ]),
  );
  drawTreatments(sheet, care.treatment);
  const nameOf = (dose: Dose) => nameOfVaccineIn(sheet.wording.words.names, dose);
  const others = vaccinations.filter((dose) => !isRabies(dose));
  drawOtherVaccinations(sheet, firstOfEach(others, nameOf), nameOf);
}

function drawRabies(sheet: RecordSheet, doses: readonly Dose[]): void {
  const { columns: heads, travel } = sheet.texts;
  const shape = columns(
    [heads.vaccineAndMaker, 0.26],
    [heads.batch, 0.12],
    [heads.given, 0.13],
    [heads.validFrom, 0.13],
    [heads.until, 0.13],
    [heads.veterinarian, 0.23],
  );
  const rows = doses
    .slice(0, latest)
    .map((dose) => [
      cell(
        [isolatedOrNull(dose.product) ?? nameOfVaccineIn(sheet.wording.words.names, dose), text.strong],
        [isolatedOrNull(dose.manufacturer), text.muted],
      ),
      said(sheet, numbered(dose.lotNumber)),
      said(sheet, sheet.day(dose.administeredOn)),
      said(sheet, sheet.day(rabiesValidFrom(dose, doses))),
      endOf(sheet, dose),
      vetOf(sheet, dose),
    ]);
  drawRows(sheet, travel.parts.rabies, shape, rows);
  if (rows.length > 0) drawRabiesNote(sheet);
}

function drawOtherVaccinations(
  sheet: RecordSheet,
  doses: readonly Dose[],
  nameOf: (dose: Dose) => string,
): void {
  const { columns: heads, travel } = sheet.texts;
  const shape = columns(
    [heads.vaccine, 0.26],
    [heads.productAndMaker, 0.235],
    [heads.batch, 0.095],
    [heads.given, 0.13],
    [heads.until, 0.13],
    [heads.veterinarian, 0.15],
  );
  const rows = doses.map((dose) => [
    cell([nameOf(dose), text.strong]),
    said(sheet, joined(sheet.wording, isolatedOrNull(dose.product), isolatedOrNull(dose.manufacturer))),
    said(sheet, numbered(dose.lotNumber)),
    said(sheet, sheet.day(dose.administeredOn)),
    endOf(sheet, dose),
    vetOf(sheet, dose),
  ]);
  drawRows(sheet, travel.parts.others, shape, rows);
}

function drawRabiesNote(sheet: RecordSheet): void {
  const lines = sheet.layOut(sheet.texts.travel.note, text.small, sheet.width);
  sheet.ensure(lines.length * 10 + 6);
  sheet.pdf.add(sheet.pdf.root, 'Note', () => sheet.lines(lines, sheet.left, sheet.y + 10, 10));
  sheet.y += lines.length * 10 + 4;
}

/** Lists come newest first, so the first of each is the latest. */
function firstOfEach<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): readonly Entry[] {
  const byName = new Map<string, Entry>();
  for (const entry of entries) if (!byName.has(nameOf(entry))) byName.set(nameOf(entry), entry);
  return [...byName.values()];
}

type Treatments = PetRecord['care']['treatment'];

/** The tapeworm about which several countries ask; treatments against other worms do not count. */
const isAgainstEchinococcus = ({ treatment }: Treatments[number]) =>
  /echinococc|praziquantel|tapeworm/.test(treatment);

function drawTreatments(sheet: RecordSheet, treatments: Treatments): void {
  const { columns: heads, travel } = sheet.texts;
  const rows = (entries: Treatments) =>
    firstOfEach(entries, ({ treatment }) => treatment).map(({ treatment, givenOn }) => [
      cell([treatmentName(sheet.wording, treatment), text.strong]),
      said(sheet, sheet.day(givenOn)),
    ]);
  const shape = columns([heads.treatment, 0.6], [heads.given, 0.4]);
  const others = treatments.filter((treatment) => !isAgainstEchinococcus(treatment));
  drawRows(sheet, travel.parts.echinococcus, shape, rows(treatments.filter(isAgainstEchinococcus)));
  drawRows(sheet, travel.parts.parasites, shape, rows(others));
}

function drawVetParts(sheet: RecordSheet, { care, vaccinations }: PetRecord): void {
  const { span, travel } = sheet.texts;
  const { facts, parts } = travel;
  const tag = vaccinations.find((dose) => dose.tagNumber !== null && isRabies(dose));
  const others: readonly Fact[] = [
    ...(tag ? [[facts.rabiesTag, numbered(tag.tagNumber)] as const] : []),
    ...care.exemption.map(
      ({ target, from, until }) =>
        [facts.exempt(targetName(sheet.wording, target)), span(sheet.day(from), sheet.day(until))] as const,
    ),
    [facts.notes, null],
  ];
  const signed = [facts.stamp, null] as const;
  const examination = [parts.examination, [[facts.fit, null], signed]] as const;
  const legalization = [parts.legalization, [[facts.authority, null], signed]] as const;
  if (others.length <= 2) {
    drawFactsBeside(sheet, [examination, legalization, [parts.rest, others]]);
  } else {
    drawFactsBeside(sheet, [examination, legalization]);
    drawPartOfFacts(sheet, parts.rest, others);
  }
}

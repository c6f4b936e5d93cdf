import { nameOfVaccine } from '@clearpaw/domain';
import type { StructureElement } from 'pdfkit';
import type { PetRecord } from '../record/pet-record.ts';
import { isRabies, rabiesValidFrom } from '../record/rabies.ts';
import { bornText, chipText, codeText, dayText, sexText, speciesText, targetName } from '../record/texts.ts';
import { drawPageTitle } from './draw-brand.ts';
import { drawFacts, type Fact } from './draw-facts.ts';
import { type Cell, type Column, cell, drawTable } from './draw-table.ts';
import type { Sheet } from './sheet.ts';
import { hairline, text } from './style.ts';

/** The latest few; earlier ones are in the record. */
const latest = 5;

const lead =
  'In the order of the EU pet passport, for the veterinarian who issues or checks travel documents. Not a passport or a certificate.';

/** What a veterinarian writes into a pet passport, section by section. */
export function drawTravelSheet(sheet: Sheet, record: PetRecord, printed: string): void {
  sheet.newPage();
  drawPageTitle(sheet, 'Travel sheet', printed);
  const { pdf } = sheet;
  const name = sheet.layOut(`Travel sheet for ${record.pet.name}`, text.sheetName, sheet.width);
  pdf.add(pdf.root, 'H1', () => sheet.lines(name, sheet.left, sheet.y + 11, 19));
  sheet.y += name.length * 19 + 1;
  const said = sheet.layOut(lead, text.small, sheet.width);
  pdf.add(pdf.root, 'P', () => sheet.lines(said, sheet.left, sheet.y + 5, 9.8));
  sheet.y += said.length * 9.8 + 1;
  drawFactParts(sheet, record);
  drawProofParts(sheet, record);
  drawVetParts(sheet, record);
}

interface Box {
  readonly x: number;
  readonly width: number;
}

const headingHeight = 17;

function drawPart(
  sheet: Sheet,
  title: string,
  draw: (part: StructureElement, box: Box) => void,
  at: Box = wide(sheet),
): void {
  const part = sheet.pdf.group(sheet.pdf.root, 'Sect', { title });
  const { doc } = sheet.pdf;
  sheet.pdf.decorate(() => {
    doc
      .lineWidth(0.6)
      .strokeColor(hairline)
      .moveTo(at.x, sheet.y + 2)
      .lineTo(at.x + at.width, sheet.y + 2)
      .stroke();
  });
  sheet.pdf.add(part, 'H2', () => sheet.line(title, text.partTitle, at.x, sheet.y + 13.5));
  draw(part, at);
  part.end();
}

const wide = ({ left, width }: Sheet): Box => ({ x: left, width });

function drawPartOfFacts(
  sheet: Sheet,
  title: string,
  facts: readonly Fact[],
  shares?: readonly number[],
): void {
  sheet.ensure(54);
  drawPart(sheet, title, (part, box) => {
    sheet.y = drawFacts(sheet, part, facts, { ...box, y: sheet.y + headingHeight }, shares);
  });
}

/** Short sections side by side, read one after the other. */
function drawFactsBeside(
  sheet: Sheet,
  parts: readonly (readonly [title: string, facts: readonly Fact[]])[],
): void {
  sheet.ensure(54);
  const gap = 16;
  const width = (sheet.width - gap * (parts.length - 1)) / parts.length;
  const top = sheet.y;
  const ends = parts.map(([title, facts], index) => {
    let end = top;
    const draw = (part: StructureElement, box: Box) => {
      const shares = facts.map(() => 1 / facts.length);
      end = drawFacts(sheet, part, facts, { ...box, y: top + headingHeight }, shares);
    };
    drawPart(sheet, title, draw, { x: sheet.left + index * (width + gap), width });
    return end;
  });
  sheet.y = Math.max(...ends);
}

function drawFactParts(sheet: Sheet, { pet, people }: PetRecord): void {
  drawPartOfFacts(sheet, 'I. Ownership', [
    ['Owner', people.ownerName],
    ['Phone', people.phone],
    ['Address', null],
    ['Signature', null],
  ]);
  const description: readonly Fact[] = [
    ['Name', pet.name],
    ['Species', speciesText(pet.species)],
    ['Breed', pet.breed],
    ['Sex', sexText(pet)],
    ['Date of birth', bornText(pet)],
    ['Color', pet.colour],
  ];
  drawPartOfFacts(sheet, 'II. Description of the animal', description, [0.19, 0.11, 0.2, 0.17, 0.15, 0.18]);
  drawPartOfFacts(sheet, 'III. Marking', [
    ['Microchip', chipText(pet.microchip)],
    ['Implanted or read on', null],
    ['Location on the body', null],
  ]);
  drawPartOfFacts(sheet, 'IV. Issuing veterinarian', [
    ['Name', null],
    ['Address', null],
    ['Date', null],
    ['Stamp and signature', null],
  ]);
}

const shape = (...parts: readonly (readonly [string, number])[]): readonly Column[] =>
  parts.map(([title, share]) => ({ title, share }));

const plain = (value: string | null): Cell => cell([value ?? 'Not stated', value ? text.plain : text.muted]);

/** A table, or beside its title a note that there is nothing. */
function drawRows(
  sheet: Sheet,
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  sheet.ensure(60);
  drawPart(sheet, title, (part, { x }) => {
    const nothing = x + sheet.widthOf(title, text.partTitle) + 10;
    if (rows.length === 0) {
      sheet.pdf.add(part, 'P', () => sheet.line('None on record.', text.muted, nothing, sheet.y + 13.5));
    }
    sheet.y += headingHeight;
    if (rows.length > 0) drawTable(sheet, part, columns, rows, { dense: true, open: true });
  });
}

type Dose = PetRecord['vaccinations'][number];

const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.filter(Boolean).join(', ') || null;
const vetOf = (dose: Dose): Cell => plain(dose.veterinarian ?? dose.clinic);

function drawProofParts(sheet: Sheet, { vaccinations, care }: PetRecord): void {
  drawRabies(sheet, vaccinations.filter(isRabies));
  drawRows(
    sheet,
    'VI. Rabies antibody test',
    shape(['Test', 0.4], ['Sample taken', 0.3], ['Result', 0.3]),
    care.test
      .filter(({ target }) => target === 'rabies')
      .slice(0, latest)
      .map(({ test, takenOn, result }) => [
        cell([codeText(test), text.strong]),
        plain(dayText(takenOn)),
        plain(codeText(result.replaceAll('_', '-'))),
      ]),
  );
  drawTreatments(sheet, care.treatment);
  const others = vaccinations.filter((dose) => !isRabies(dose));
  drawOtherVaccinations(sheet, firstOfEach(others, nameOfVaccine));
}

const rabiesColumns = shape(
  ['Vaccine and manufacturer', 0.26],
  ['Batch', 0.12],
  ['Given', 0.13],
  ['Valid from *', 0.13],
  ['Valid until', 0.13],
  ['Veterinarian', 0.23],
);

function drawRabies(sheet: Sheet, doses: readonly Dose[]): void {
  const rows = doses
    .slice(0, latest)
    .map((dose) => [
      cell([dose.product ?? nameOfVaccine(dose), text.strong], [dose.manufacturer, text.muted]),
      plain(dose.lotNumber),
      plain(dayText(dose.administeredOn)),
      plain(dayText(rabiesValidFrom(dose, doses))),
      plain(dose.expiresOn && dayText(dose.expiresOn)),
      vetOf(dose),
    ]);
  drawRows(sheet, 'V. Vaccination against rabies', rabiesColumns, rows);
  if (rows.length > 0) drawRabiesNote(sheet);
}

const otherColumns = shape(
  ['Vaccine', 0.26],
  ['Product and manufacturer', 0.235],
  ['Batch', 0.095],
  ['Given', 0.13],
  ['Valid until', 0.13],
  ['Veterinarian', 0.15],
);

function drawOtherVaccinations(sheet: Sheet, doses: readonly Dose[]): void {
  const rows = doses.map((dose) => [
    cell([nameOfVaccine(dose), text.strong]),
    plain(joined(dose.product, dose.manufacturer)),
    plain(dose.lotNumber),
    plain(dayText(dose.administeredOn)),
    plain(dose.expiresOn && dayText(dose.expiresOn)),
    vetOf(dose),
  ]);
  drawRows(sheet, 'IX. Other vaccinations', otherColumns, rows);
}

function drawRabiesNote(sheet: Sheet): void {
  const note =
    '* By Regulation (EU) 576/2013: 21 days after a first dose, at once for a booster given in time. The certificate decides.';
  const lines = sheet.layOut(note, text.small, sheet.width);
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

/** The tapeworm about which several countries ask; treatments against other worms do not count. */
const isAgainstEchinococcus = ({ treatment }: { readonly treatment: string }) =>
  /echinococc|praziquantel|tapeworm/.test(treatment);

function drawTreatments(sheet: Sheet, treatments: PetRecord['care']['treatment']): void {
  const rows = (entries: PetRecord['care']['treatment']) =>
    firstOfEach(entries, ({ treatment }) => treatment).map(({ treatment, givenOn }) => [
      cell([codeText(treatment), text.strong]),
      plain(dayText(givenOn)),
    ]);
  const columns = shape(['Treatment', 0.6], ['Given', 0.4]);
  drawRows(
    sheet,
    'VII. Treatment against Echinococcus',
    columns,
    rows(treatments.filter(isAgainstEchinococcus)),
  );
  drawRows(
    sheet,
    'VIII. Other treatments against parasites',
    columns,
    rows(treatments.filter((treatment) => !isAgainstEchinococcus(treatment))),
  );
}

function drawVetParts(sheet: Sheet, { care, vaccinations }: PetRecord): void {
  const tag = vaccinations.find((dose) => dose.tagNumber !== null && isRabies(dose));
  const others: readonly Fact[] = [
    ...(tag ? [['Rabies tag', tag.tagNumber] as const] : []),
    ...care.exemption.map(
      ({ target, from, until }) =>
        [`Exempt from ${targetName(target)}`, `${dayText(from)} to ${dayText(until)}`] as const,
    ),
    ['Notes', null],
  ];
  const signed = ['Stamp and signature', null] as const;
  const examination = ['X. Clinical examination', [['Fit to travel, date', null], signed]] as const;
  const legalization = ['XI. Legalization', [['Authority, date', null], signed]] as const;
  if (others.length <= 2) {
    drawFactsBeside(sheet, [examination, legalization, ['XII. Others', others]]);
  } else {
    drawFactsBeside(sheet, [examination, legalization]);
    drawPartOfFacts(sheet, 'XII. Others', others);
  }
}

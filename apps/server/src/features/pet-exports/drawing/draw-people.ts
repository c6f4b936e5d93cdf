import { cutShort, type TextLine } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { isolatedOrNull, numbered, type RecordSheet, type StyledWords } from './record-sheet.ts';
import { hairline, inkColor, leading, text } from './style.ts';

interface Block {
  readonly said: readonly StyledWords[];
  readonly boxed: boolean;
}

/** The most entries in the box beside the people; the rest is in the record below. */
const boxedAllergies = 2;
const boxedLines = 14;
const linesOfEach = 2;
const boxPadding = 8;

/** People to call, and alerts that must not be overlooked. Returns whether the box had room for every alert. */
export function drawPeople(sheet: RecordSheet, record: PetRecord): boolean {
  const blocks = blocksOf(sheet, record);
  const gap = 14;
  const width = (sheet.width - gap * (blocks.length - 1)) / blocks.length;
  const top = sheet.y + 12;
  const laidOut = blocks.map((block) => layOutBlock(sheet, block, width));
  const ends = laidOut.map((block, index) =>
    drawBlock(sheet, block, { x: sheet.left + index * (width + gap), y: top, width }),
  );
  sheet.y = Math.max(top, ...ends) + 11;
  sheet.rule(sheet.y, hairline);
  return laidOut.every(({ isWhole }) => isWhole);
}

function blocksOf(sheet: RecordSheet, record: PetRecord): readonly Block[] {
  const { ownerName, phone, emergency } = record.people;
  const { clinic } = record.pet;
  const { texts } = sheet;
  const heads = texts.people;
  const people = [[heads.owner, isolatedOrNull(ownerName) ?? texts.notStated, numbered(phone)]];
  if (emergency) people.push([heads.emergency, isolatedOrNull(emergency.name), numbered(emergency.phone)]);
  if (clinic) {
    const { name, phone: number = null, email = null } = clinic;
    people.push([heads.clinic, isolatedOrNull(name), numbered(number), numbered(email)]);
  }
  const blocks = people.map((lines) => ({ said: titled(lines), boxed: false }));
  const alerts = alertsOf(sheet, record);
  return alerts.length > 0 ? [...blocks, { said: alerts, boxed: true }] : blocks;
}

function titled(lines: readonly (string | null)[]): readonly StyledWords[] {
  const said = lines.filter((line): line is string => Boolean(line));
  return said.map((line, index) => [line, index === 0 ? text.strong : text.plain]);
}

function alertsOf(sheet: RecordSheet, { pet, care }: PetRecord): readonly StyledWords[] {
  const { people, severities } = sheet.texts;
  const shown = care.allergy.slice(0, boxedAllergies);
  const more = care.allergy.length - shown.length;
  return [
    ...shown.flatMap(({ substance, severity, reaction }): StyledWords[] => [
      [people.allergy(isolatedOrNull(substance) ?? ''), text.strong],
      [
        reaction
          ? people.reaction(severities[severity], isolatedOrNull(reaction) ?? '')
          : severities[severity],
        text.plain,
      ],
    ]),
    ...(more > 0 ? [[people.more(more), text.plain] as const] : []),
    ...pet.alerts.map((alert): StyledWords => sheet.own(alert, text.strong)),
  ];
}

interface LaidOutBlock {
  readonly paragraphs: readonly (readonly TextLine[])[];
  readonly boxed: boolean;
  readonly isWhole: boolean;
}

const insetOf = (boxed: boolean): number => (boxed ? boxPadding + 14 : 0);

/** The box stays short, because a page cannot be broken beside it. */
function layOutBlock(sheet: RecordSheet, { said, boxed }: Block, width: number): LaidOutBlock {
  const room = width - insetOf(boxed) - (boxed ? boxPadding : 0);
  const full = said
    .map(([words, style]) => sheet.layOut(words, style, room))
    .filter((lines) => lines.length > 0);
  if (!boxed) return { paragraphs: full, boxed, isWhole: true };
  const shown: (readonly TextLine[])[] = [];
  let left = boxedLines;
  for (const lines of full.map(shortened)) {
    left -= lines.length;
    if (left < 0) break;
    shown.push(lines);
  }
  const isWhole = shown.length === full.length && full.every((lines) => lines.length <= linesOfEach);
  const rest = isWhole ? [] : [sheet.layOut(sheet.texts.people.rest, text.plain, room)];
  return { paragraphs: [...shown, ...rest], boxed, isWhole };
}

function shortened(lines: readonly TextLine[]): readonly TextLine[] {
  if (lines.length <= linesOfEach) return lines;
  return lines
    .slice(0, linesOfEach)
    .map((line, index) => (index === linesOfEach - 1 ? cutShort(line) : line));
}

function drawBlock(
  sheet: RecordSheet,
  { paragraphs, boxed }: LaidOutBlock,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  const inset = insetOf(boxed);
  const group = sheet.pdf.group(sheet.pdf.root, 'Div');
  let baseline = y + 7 + (boxed ? boxPadding - 2 : 0);
  let last = baseline;
  for (const lines of paragraphs) {
    sheet.pdf.add(group, 'P', () => {
      last = sheet.lines(lines, x + inset, baseline);
    });
    baseline = last + leading;
  }
  group.end();
  if (!boxed) return last + 3;
  const height = last + boxPadding + 1 - y;
  const left = sheet.pdf.leftOf(x, width);
  sheet.pdf.decorate(() => {
    sheet.pdf.doc.roundedRect(left, y, width, height, 6).lineWidth(1).strokeColor(inkColor).stroke();
    drawWarning(sheet, sheet.pdf.leftOf(x + boxPadding, warningWidth), y + boxPadding);
  });
  return y + height;
}

const warningWidth = 10;

function drawWarning({ pdf: { doc } }: RecordSheet, x: number, y: number): void {
  doc.lineWidth(1).lineJoin('round').lineCap('round').strokeColor(inkColor);
  doc.path(`M${x + 5} ${y}L${x + 10} ${y + 8.8}L${x} ${y + 8.8}Z`).stroke();
  doc
    .moveTo(x + 5, y + 3.2)
    .lineTo(x + 5, y + 5.6)
    .stroke();
  doc
    .circle(x + 5, y + 7.2, 0.6)
    .fillColor(inkColor)
    .fill();
}

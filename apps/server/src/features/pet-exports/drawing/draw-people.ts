import type { TextLine, TextStyle } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { codeText } from '../record/texts.ts';
import type { Sheet } from './sheet.ts';
import { inkColor, leading, text } from './style.ts';

type Said = readonly [text: string, style: TextStyle];

interface Block {
  readonly said: readonly Said[];
  readonly boxed: boolean;
}

/** The most entries in the box beside the people; the rest is in the record below. */
const boxedAllergies = 2;
const boxedLines = 14;
const linesOfEach = 2;
const boxPadding = 8;

/** People to call, and alerts that must not be overlooked. Returns whether the box had room for every alert. */
export function drawPeople(sheet: Sheet, record: PetRecord): boolean {
  const blocks = blocksOf(record);
  const gap = 14;
  const width = (sheet.width - gap * (blocks.length - 1)) / blocks.length;
  const top = sheet.y + 12;
  const laidOut = blocks.map((block) => layOutBlock(sheet, block, width));
  const ends = laidOut.map((block, index) =>
    drawBlock(sheet, block, { x: sheet.left + index * (width + gap), y: top, width }),
  );
  sheet.y = Math.max(top, ...ends) + 11;
  sheet.rule(sheet.y);
  return laidOut.every(({ isWhole }) => isWhole);
}

function blocksOf(record: PetRecord): readonly Block[] {
  const { ownerName, phone, emergency } = record.people;
  const { clinic } = record.pet;
  const people: (readonly (string | null | undefined)[])[] = [['Owner', ownerName, phone]];
  if (emergency) people.push(['Emergency contact', emergency.name, emergency.phone]);
  if (clinic) people.push(['Clinic', clinic.name, clinic.phone, clinic.email]);
  const blocks = people.map((lines) => ({ said: titled(lines), boxed: false }));
  const alerts = alertsOf(record);
  return alerts.length > 0 ? [...blocks, { said: alerts, boxed: true }] : blocks;
}

function titled(lines: readonly (string | null | undefined)[]): readonly Said[] {
  const said = lines.filter((line): line is string => Boolean(line));
  return said.map((line, index) => [line, index === 0 ? text.strong : text.plain]);
}

function alertsOf({ pet, care }: PetRecord): readonly Said[] {
  const shown = care.allergy.slice(0, boxedAllergies);
  const more = care.allergy.length - shown.length;
  return [
    ...shown.flatMap(({ substance, severity, reaction }): Said[] => [
      [`Allergy: ${substance}`, text.strong],
      [reaction ? `${codeText(severity)}. ${reaction}` : codeText(severity), text.plain],
    ]),
    ...(more > 0
      ? [[`and ${more} more ${more === 1 ? 'allergy' : 'allergies'} below`, text.plain] as const]
      : []),
    ...pet.alerts.map((alert): Said => [alert, text.strong]),
  ];
}

interface LaidOutBlock {
  readonly paragraphs: readonly (readonly TextLine[])[];
  readonly boxed: boolean;
  readonly isWhole: boolean;
}

const insetOf = (boxed: boolean): number => (boxed ? boxPadding + 14 : 0);

/** The box stays short, because a page cannot be broken beside it. */
function layOutBlock(sheet: Sheet, { said, boxed }: Block, width: number): LaidOutBlock {
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
  const rest = isWhole ? [] : [sheet.layOut('All of it is in the record below.', text.plain, room)];
  return { paragraphs: [...shown, ...rest], boxed, isWhole };
}

function shortened(lines: readonly TextLine[]): readonly TextLine[] {
  if (lines.length <= linesOfEach) return lines;
  return lines
    .slice(0, linesOfEach)
    .map((line, index) => (index === linesOfEach - 1 ? { ...line, text: `${line.text}…` } : line));
}

function drawBlock(
  sheet: Sheet,
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
  sheet.pdf.decorate(() => {
    sheet.pdf.doc.roundedRect(x, y, width, height, 6).lineWidth(1).strokeColor(inkColor).stroke();
    drawWarning(sheet, x + boxPadding, y + boxPadding);
  });
  return y + height;
}

function drawWarning({ pdf: { doc } }: Sheet, x: number, y: number): void {
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

import { drawQrCode, isolated, type TextStyle } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { bornText, chipText, sexText, speciesIn, weightText } from '../record/texts.ts';
import { drawFacts, type Fact } from './draw-facts.ts';
import { isolatedOrNull, numbered, type RecordSheet } from './record-sheet.ts';
import { hairline, muted, text } from './style.ts';

const photoSize = 84;
const codeSize = 98;
/** Microchip numbers and weights in two units are the longest values. */
const factShares = [0.21, 0.26, 0.3, 0.23];

/** The pet's identity: name, photo, the facts that identify the animal, and the badge. */
export function drawIdentity(sheet: RecordSheet, record: PetRecord): void {
  const top = sheet.y;
  const { pet, badge } = record;
  const left = sheet.left + photoSize + 12;
  const room = (badge ? sheet.right - codeSize - 10 : sheet.right) - left;
  const nameEnd = drawName(sheet, pet.name, left, room);
  drawPhoto(sheet, record, top);
  const factsEnd = drawFacts(
    sheet,
    sheet.pdf.root,
    factsOf(sheet, record),
    { x: left, y: nameEnd + 14, width: room },
    factShares,
  );
  const codeEnd = badge ? drawBadge(sheet, pet.name, badge, top) : top;
  sheet.y = Math.max(top + photoSize, factsEnd, codeEnd) + 10;
  sheet.rule(sheet.y, hairline);
}

const nameSizes = [27, 23, 19, 16];

/** As large as fits on one line; the longest names take several small ones. */
function drawName(sheet: RecordSheet, name: string, x: number, room: number): number {
  const named = isolated(name);
  const fits = nameSizes.find((size) => sheet.widthOf(named, { ...text.name, size }) <= room);
  const style: TextStyle = { ...text.name, size: fits ?? 16 };
  let last = sheet.y;
  sheet.pdf.add(sheet.pdf.root, 'H1', () => {
    last = sheet.lines(
      sheet.layOut(named, style, room),
      x,
      sheet.y + 3 + style.size * 0.8,
      style.size * 1.15,
    );
  });
  return last;
}

function factsOf({ texts, wording }: RecordSheet, { pet, vaccinations }: PetRecord): readonly Fact[] {
  const tag = vaccinations.find(({ tagNumber }) => tagNumber !== null)?.tagNumber ?? null;
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.facts.species, speciesIn(wording, pet.species)],
    [texts.facts.breed, isolatedOrNull(pet.breed)],
    [texts.facts.sex, sexText(wording, pet)],
    [texts.facts.born, isolatedOrNull(bornText(wording, pet))],
    [texts.facts.color, isolatedOrNull(pet.colour)],
    [texts.facts.weight, pet.weightKg === null ? null : weightText(wording, pet.weightKg)],
    [texts.facts.microchip, numbered(chipText(pet.microchip)) ?? texts.noChip],
    [texts.facts.tag, numbered(tag)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function drawPhoto(sheet: RecordSheet, { pet, photo }: PetRecord, top: number): void {
  const { pdf } = sheet;
  const left = pdf.leftOf(sheet.left, photoSize);
  const middle = { x: left + photoSize / 2, y: top + photoSize / 2 };
  const bbox = [left, top, left + photoSize, top + photoSize] as const;
  if (photo) {
    const draw = () => {
      pdf.doc
        .save()
        .circle(middle.x, middle.y, photoSize / 2)
        .clip();
      pdf.doc.image(photo, left, top, { width: photoSize, height: photoSize }).restore();
    };
    pdf.add(pdf.root, 'Figure', draw, { alt: sheet.texts.photo(pet.name), bbox });
    return;
  }
  const initial = pdf.measure.line([...pet.name][0] ?? '', { ...text.name, size: 34, color: muted });
  pdf.decorate(() => {
    pdf.doc
      .circle(middle.x, middle.y, photoSize / 2)
      .fillColor('#e9eeea')
      .fill();
    sheet.linesInMiddle([initial], { x: sheet.left, width: photoSize }, middle.y + 12, 0);
  });
}

/** The badge's code in black on white, with its quiet zone and its last valid day. */
function drawBadge(
  sheet: RecordSheet,
  name: string,
  { url, goodUntil }: NonNullable<PetRecord['badge']>,
  top: number,
): number {
  const { pdf } = sheet;
  const x = sheet.right - codeSize;
  const address = url.split('#')[0] ?? url;
  const left = pdf.leftOf(x, codeSize);
  const options = {
    alt: sheet.texts.code(name, address),
    bbox: [left, top, left + codeSize, top + codeSize],
  } as const;
  pdf.add(pdf.root, 'Figure', () => drawQrCode(pdf, url, { x, y: top, width: codeSize }), options);
  const said = sheet.texts.scan(sheet.dayOf(goodUntil));
  let last = top + codeSize;
  pdf.add(pdf.root, 'P', () => {
    last = sheet.lines(sheet.layOut(said, text.small, codeSize - 4), x + 4, top + codeSize + 7, 9.6);
  });
  return last + 2;
}

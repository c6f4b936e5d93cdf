import { oneLine, type TextStyle } from '../../../platform/tagged-pdf/index.ts';
import type { PetRecord } from '../record/pet-record.ts';
import { bornText, chipText, dayOfInstant, sexText, speciesText, weightText } from '../record/texts.ts';
import { drawFacts, type Fact } from './draw-facts.ts';
import { drawQrCode } from './draw-qr-code.ts';
import type { Sheet } from './sheet.ts';
import { muted, text } from './style.ts';

const photoSize = 88;
const codeSize = 98;
/** Microchip numbers and two colors are the longest values. */
const factShares = [0.26, 0.24, 0.3, 0.2];

/** The pet's identity: name, photo, the facts that identify the animal, and the badge. */
export function drawIdentity(sheet: Sheet, record: PetRecord): void {
  const top = sheet.y;
  const { pet, badge } = record;
  const left = sheet.left + photoSize + 16;
  const room = (badge ? sheet.right - codeSize - 10 : sheet.right) - left;
  const nameEnd = drawName(sheet, pet.name, left, room);
  drawPhoto(sheet, record, top);
  const factsEnd = drawFacts(
    sheet,
    sheet.pdf.root,
    factsOf(record),
    { x: left, y: nameEnd + 14, width: room },
    factShares,
  );
  const codeEnd = badge ? drawBadge(sheet, pet.name, badge, top) : top;
  sheet.y = Math.max(top + photoSize, factsEnd, codeEnd) + 10;
  sheet.rule(sheet.y);
}

const nameSizes = [27, 23, 19, 16];

/** As large as fits on one line; the longest names take several small ones. */
function drawName(sheet: Sheet, name: string, x: number, room: number): number {
  const fits = nameSizes.find((size) => sheet.widthOf(name, { ...text.name, size }) <= room);
  const style: TextStyle = { ...text.name, size: fits ?? 16 };
  let last = sheet.y;
  sheet.pdf.add(sheet.pdf.root, 'H1', () => {
    last = sheet.lines(sheet.layOut(name, style, room), x, sheet.y + 3 + style.size * 0.8, style.size * 1.15);
  });
  return last;
}

function factsOf({ pet, vaccinations }: PetRecord): readonly Fact[] {
  const tag = vaccinations.find(({ tagNumber }) => tagNumber !== null)?.tagNumber ?? null;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Species', speciesText(pet.species)],
    ['Breed', pet.breed],
    ['Sex', sexText(pet)],
    ['Born', bornText(pet)],
    ['Color', pet.colour],
    ['Weight', pet.weightKg === null ? null : weightText(pet.weightKg)],
    ['Microchip', chipText(pet.microchip) ?? 'None on record'],
    ['Tag', tag],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function drawPhoto(sheet: Sheet, { pet, photo }: PetRecord, top: number): void {
  const { pdf, left } = sheet;
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
    pdf.add(pdf.root, 'Figure', draw, { alt: `Photo of ${pet.name}`, bbox });
    return;
  }
  const initial = oneLine([...pet.name][0] ?? '', { ...text.name, size: 34, color: muted });
  pdf.decorate(() => {
    pdf.doc
      .circle(middle.x, middle.y, photoSize / 2)
      .fillColor('#e9eeea')
      .fill();
    const width = sheet.widthOf(initial.text, initial.style);
    pdf.line(initial, middle.x - width / 2, middle.y + 12);
  });
}

/** The badge's code in black on white, with its quiet zone and its last valid day. */
function drawBadge(
  sheet: Sheet,
  name: string,
  { url, goodUntil }: NonNullable<PetRecord['badge']>,
  top: number,
): number {
  const { pdf } = sheet;
  const x = sheet.right - codeSize;
  const address = url.split('#')[0] ?? url;
  const options = {
    alt: `QR code of ${name}’s badge: ${address}`,
    bbox: [x, top, x + codeSize, top + codeSize],
  } as const;
  pdf.add(pdf.root, 'Figure', () => drawQrCode(pdf, url, { x, y: top, width: codeSize }), options);
  const said = `Scan for the current record. Printed badge, valid until ${dayOfInstant(goodUntil, 'UTC')}.`;
  let last = top + codeSize;
  pdf.add(pdf.root, 'P', () => {
    last = sheet.lines(sheet.layOut(said, text.small, codeSize - 4), x + 4, top + codeSize + 7, 9.6);
  });
  return last + 2;
}

import { type OwnAnimal, proposeVaccinations, type ReadField } from '@clearpaw/domain';
import { PDFDocument, PDFHexString, PDFName, type PDFPage, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { openPdf } from './open-pdf.ts';

const today = '2026-11-21';
const shown = ({ value, candidates }: ReadField) => value ?? candidates.join('|');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** A form of 612 by 792 points: positions are in points from the bottom left corner, as in PDF. */
async function formOf(
  draw: (form: {
    print: (text: string, x: number, y: number, size?: number) => void;
    fill: (name: string, value: string, place: Box, lines?: 'many', hint?: string) => void;
    choose: (name: string, value: string, place: Box) => void;
    box: (name: string, isTicked: boolean, x: number, y: number) => void;
    radio: (name: string, chosen: number, places: readonly Box[]) => void;
  }) => void,
) {
  const pdf = await PDFDocument.create();
  const page: PDFPage = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  const sized = ({ x, y, width = 90, height = 18 }: Box) => ({ x, y, width, height });
  draw({
    print: (text, x, y, size = 10) => page.drawText(text, { x, y, size, font }),
    fill: (name, value, place, lines, hint) => {
      const field = form.createTextField(name);
      if (lines === 'many') field.enableMultiline();
      field.setText(value);
      field.addToPage(page, sized(place));
      field.setFontSize(10);
      const [widget] = field.acroField.getWidgets();
      if (hint) widget?.dict.set(PDFName.of('TU'), PDFHexString.fromText(hint));
    },
    choose: (name, value, place) => {
      const field = form.createDropdown(name);
      field.addOptions(['—', value]);
      field.select(value);
      field.addToPage(page, sized(place));
    },
    radio: (name, chosen, places) => {
      const group = form.createRadioGroup(name);
      for (const [nth, { x, y }] of places.entries())
        group.addOptionToPage(String(nth), page, { x, y, width: 11, height: 11 });
      group.select(String(chosen));
    },
    box: (name, isTicked, x, y) => {
      const field = form.createCheckBox(name);
      field.addToPage(page, { x, y, width: 11, height: 11 });
      if (isTicked) field.check();
    },
  });
  return pdf.save();
}

/** Each dose as one line: vaccine, given, due, lot; rows that were not read with their reason. */
async function read(bytes: Uint8Array, own: OwnAnimal | null = null) {
  const pdf = await openPdf(bytes);
  return proposeVaccinations(await pdf.words(1), 'dog', today, own).map((one) =>
    [one.vaccine, one.administeredOn, one.expiresOn, one.lotNumber]
      .map(shown)
      .concat(one.unreadBecause ?? [])
      .join(' '),
  );
}

test('tall fields with small labels at the bottom left of each', async () => {
  const bytes = await formOf(({ print, fill }) => {
    print('Vaccine', 40, 700, 8);
    fill('a', 'Nobivac Rabies', { x: 110, y: 698, height: 26, width: 150 });
    print('Date given', 40, 660, 8);
    fill('b', '06/15/2026', { x: 110, y: 658, height: 26 });
    print('Next due', 290, 660, 8);
    fill('c', '06/15/2027', { x: 360, y: 658, height: 26 });
    print('Lot no.', 40, 620, 8);
    fill('d', 'A583C02', { x: 110, y: 618, height: 26 });
  });
  expect(await read(bytes)).toEqual(['rabies-unspecified 2026-06-15 2027-06-15 A583C02']);
});

test('combo boxes for the vaccine and the maker', async () => {
  const bytes = await formOf(({ print, fill, choose }) => {
    print('Impfstoff', 40, 700);
    print('Geimpft am', 180, 700);
    print('Gültig bis', 300, 700);
    print('Charge', 420, 700);
    choose('Impfstoff1', 'Nobivac Tollwut', { x: 40, y: 675, width: 120 });
    fill('Datum1', '15.06.2026', { x: 180, y: 675 });
    fill('Bis1', '15.06.2027', { x: 300, y: 675 });
    fill('Ch1', '184-4A7', { x: 420, y: 675 });
  });
  expect(await read(bytes)).toEqual(['rabies-unspecified 2026-06-15 2027-06-15 184-4A7']);
});

test('nothing printed: names of fields as labels', async () => {
  const bytes = await formOf(({ fill }) => {
    for (const [at, [vaccine, date, due, lot]] of [
      ['Rabies', '06/15/2026', '06/15/2027', 'R58302'],
      ['Bordetella', '06/16/2026', '06/16/2027', 'B77410'],
    ].entries()) {
      const y = 700 - 30 * at;
      fill(`vaccine_${at + 1}`, vaccine as string, { x: 40, y });
      fill(`dateGiven_${at + 1}`, date as string, { x: 170, y });
      fill(`ExpDate${at + 1}`, due as string, { x: 300, y });
      fill(`LotNo_${at + 1}`, lot as string, { x: 430, y });
    }
  });
  expect(await read(bytes)).toEqual([
    'rabies-unspecified 2026-06-15 2027-06-15 R58302',
    'bordetella-unspecified 2026-06-16 2027-06-16 B77410',
  ]);
});

test('nothing printed, and one field above another', async () => {
  const bytes = await formOf(({ fill }) => {
    fill('Vaccin', 'Rage', { x: 40, y: 700, width: 200 });
    fill('DateVaccination', '15/06/2026', { x: 40, y: 670, width: 200 });
    fill('prochainRappel', '15/06/2027', { x: 40, y: 640, width: 200 });
    fill('NumeroLot', 'L45B02', { x: 40, y: 610, width: 200 });
  });
  expect(await read(bytes)).toEqual(['rabies-unspecified 2026-06-15 2027-06-15 L45B02']);
});

test('a column of makers and lots in which a row has both in one field', async () => {
  const bytes = await formOf(({ print, fill }) => {
    for (const [nth, label] of ['Vaccine', 'Date given', 'Date due', 'Manufacturer / Lot'].entries())
      print(label, 40 + 130 * nth, 700);
    for (const [at, row] of [
      ['Rabies', '06/15/2026', '06/15/2027', 'Zoetis 583023'],
      ['Bordetella', '06/16/2026', '06/16/2027', 'Merck 774101'],
      ['DHPP', '06/17/2026', '06/17/2027', 'Elanco 661204'],
    ].entries())
      for (const [nth, value] of row.entries())
        fill(`r${at}.${nth}`, value, { x: 40 + 130 * nth, y: 675 - 25 * at, width: 110 });
  });
  expect(await read(bytes)).toEqual([
    'rabies-unspecified 2026-06-15 2027-06-15 583023',
    'bordetella-unspecified 2026-06-16 2027-06-16 774101',
    'dhpp 2026-06-17 2027-06-17 661204',
  ]);
});

describe('check boxes', () => {
  test('before the vaccines, of which one is ticked', async () => {
    const bytes = await formOf(({ print, fill, box }) => {
      for (const [nth, name] of ['Rabies', 'DHPP', 'Bordetella'].entries()) {
        box(`v${nth}`, nth === 1, 40 + 130 * nth, 700);
        print(name, 56 + 130 * nth, 702);
      }
      print('Date given', 40, 670);
      fill('given', '06/15/2026', { x: 110, y: 666 });
      print('Lot no.', 260, 670);
      fill('lot', 'D58302', { x: 310, y: 666 });
    });
    expect(await read(bytes)).toEqual(['dhpp 2026-06-15  D58302']);
  });
});

test('a date in three fields', async () => {
  const bytes = await formOf(({ print, fill }) => {
    print('Vacuna', 40, 700);
    fill('vacuna', 'Rabia', { x: 130, y: 696 });
    print('Fecha de vacunación', 40, 670);
    print('/', 182, 670);
    print('/', 222, 670);
    fill('dia', '15', { x: 150, y: 666, width: 28 });
    fill('mes', '06', { x: 190, y: 666, width: 28 });
    fill('ano', '2026', { x: 230, y: 666, width: 40 });
    print('Lote', 40, 640);
    fill('lote', '45B0277', { x: 130, y: 636 });
  });
  expect(await read(bytes)).toEqual(['rabies-unspecified 2026-06-15  45B0277']);
});

test('a list in a field of several lines', async () => {
  const bytes = await formOf(({ print, fill }) => {
    print('Vaccinations', 40, 720);
    fill(
      'list',
      'Rabies 06/15/2026 Lot R58302\nBordetella 06/16/2026 Lot B77410',
      { x: 40, y: 600, width: 400, height: 110 },
      'many',
    );
  });
  expect(await read(bytes)).toEqual([
    'rabies-unspecified 2026-06-15  R58302',
    'bordetella-unspecified 2026-06-16  B77410',
  ]);
});

test('a block for each of two animals beside each other', async () => {
  const bytes = await formOf(({ print, fill }) => {
    for (const [nth, [pet, date, lot]] of [
      ['Rolo', '06/15/2026', 'R58302'],
      ['Taro', '06/16/2026', 'B77410'],
    ].entries()) {
      const x = 40 + 280 * nth;
      print('Pet name', x, 720);
      fill(`p${nth}`, pet as string, { x: x + 80, y: 716 });
      print('Vaccine', x, 690);
      fill(`v${nth}`, 'Rabies', { x: x + 80, y: 686 });
      print('Date given', x, 660);
      fill(`d${nth}`, date as string, { x: x + 80, y: 656 });
      print('Lot no.', x, 630);
      fill(`l${nth}`, lot as string, { x: x + 80, y: 626 });
    }
  });
  const rows = await read(bytes, { name: 'Rolo', microchip: null });
  expect(rows).not.toContainEqual(expect.stringContaining('2026-06-16'));
  expect(rows[0]).toBe('rabies-unspecified 2026-06-15  R58302');
});

test('an ambiguous date in a field named by no label stays open', async () => {
  const bytes = await formOf(({ fill }) => {
    fill('Vaccine1', 'Rabies', { x: 40, y: 700 });
    fill('Date1', '05/06/2026', { x: 170, y: 700 });
    fill('Lot1', 'R58302', { x: 300, y: 700 });
  });
  expect(await read(bytes)).toEqual(['rabies-unspecified 2026-05-06|2026-06-05  R58302']);
});

test('a word whose middle is printed in another font is one word', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const fonts = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  let x = 40;
  for (const [nth, text] of ['Rabies 3yr given 06/15/2026 to Sa', 'ff', 'ron by Lind'].entries()) {
    const font = fonts[nth % 2] as (typeof fonts)[number];
    page.drawText(text, { x, y: 700, size: 10, font });
    x += font.widthOfTextAtSize(text, 10);
  }
  const words = await (await openPdf(await pdf.save())).words(1);
  expect(words.map(({ text }) => text)).toEqual('Rabies 3yr given 06/15/2026 to Saffron by Lind'.split(' '));
});

test('nothing printed: names of fields that end in the number of their row', async () => {
  const bytes = await formOf(({ fill }) => {
    for (const [at, [vaccine, due, date, lot]] of [
      ['Rabies', '06/15/2026', '06/15/2025', 'R58302'],
      ['Bordetella', '06/16/2026', '06/16/2025', 'B77410'],
    ].entries()) {
      const y = 700 - 30 * at;
      fill(`Vaccine.${at}`, vaccine as string, { x: 40, y });
      fill(`NextDue.${at}`, due as string, { x: 170, y });
      fill(`DateGiven.${at}`, date as string, { x: 300, y });
      fill(`LotNo.${at}`, lot as string, { x: 430, y });
    }
  });
  expect(await read(bytes)).toEqual([
    'rabies-unspecified 2025-06-15 2026-06-15 R58302',
    'bordetella-unspecified 2025-06-16 2026-06-16 B77410',
  ]);
});

test('nothing printed: the hints of fields', async () => {
  const bytes = await formOf(({ fill }) => {
    fill('Text1', 'Rabies', { x: 40, y: 700, width: 200 }, undefined, 'Vaccine name');
    fill('Text2', '06/05/2026', { x: 40, y: 670, width: 200 }, undefined, 'Date of vaccination (MM/DD/YYYY)');
    fill('Text3', '06/05/2027', { x: 40, y: 640, width: 200 }, undefined, 'Please enter the next due date.');
    fill('Text4', 'L45B02', { x: 40, y: 610, width: 200 }, undefined, 'Enter lot number');
  });
  expect(await read(bytes)).toEqual(['rabies-unspecified 2026-06-05 2027-06-05 L45B02']);
});

test('round boxes of which one is chosen', async () => {
  const bytes = await formOf(({ print, fill, radio }) => {
    radio('kind', 1, [
      { x: 40, y: 700 },
      { x: 160, y: 700 },
    ]);
    print('Rabies 1yr', 56, 702);
    print('Rabies 3yr', 176, 702);
    print('Date given', 40, 670);
    fill('day', '06/15/2026', { x: 110, y: 666 });
  });
  expect(await read(bytes)).toEqual(['rabies-3y 2026-06-15  ']);
});

import { zipSync } from 'fflate';

const text = (content: string) => new TextEncoder().encode(content);
const utf16 = (content: string, bigEndian = false, mark = true) => {
  const bytes = new Uint8Array(Buffer.from(`${mark ? '\uFEFF' : ''}${content}`, 'utf16le'));
  if (!bigEndian) return bytes;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    [bytes[at], bytes[at + 1]] = [bytes[at + 1] ?? 0, bytes[at] ?? 0];
  }
  return bytes;
};

/** A workbook with these XML parts; `sheet` is the data of the first sheet. */
export function workbook(sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const kind = 'http://schemas.openxmlformats.org';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${kind}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${kind}/package/2006/relationships"><Relationship Id="rId1" Type="${kind}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${kind}/spreadsheetml/2006/main" xmlns:r="${kind}/officeDocument/2006/relationships"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${kind}/package/2006/relationships"><Relationship Id="rId1" Type="${kind}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${kind}/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, text(part)]));
  return zipSync({ ...files, ...more }, { level: 9 });
}

const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (at: number, ...values: string[]) =>
  `<row r="${at}">${values.map((value, index) => cell(`${'ABCDEFGH'[index]}${at}`, value)).join('')}</row>`;
const head = row(1, 'Owner', 'Pet', 'Species');
const good = row(2, 'Maya', 'Rex', 'dog');
const names = 'Owner,Pet,Species';
const one = `${names}\nMaya,Rex,dog\n`;
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);

/**
 * The result of a file: a reason for which it is refused, or how many rows would be imported and how many have
 * problems.
 */
export type TableAnswer = string | { readonly rows: number; readonly problems: number };

export interface HostileTable {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly answer: TableAnswer;
}

const file = (name: string, bytes: Uint8Array | string, answer: TableAnswer): HostileTable => ({
  name,
  bytes: typeof bytes === 'string' ? text(bytes) : bytes,
  answer,
});
const fine = { rows: 1, problems: 0 };
const wrong = { rows: 1, problems: 1 };
const cells = (...values: string[]) => `${names},Email,Phone,Birthday,Chip,Notes\n${values.join(',')}\n`;

/** Files that people send by mistake, and files that were made to do harm. */
export const hostileTables: readonly HostileTable[] = [
  file('no bytes', '', 'file_empty'),
  file('only blanks', ' \n \n', 'file_empty'),
  file('only names of columns', `${names}\n`, 'file_empty'),
  file('only a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf]), 'file_empty'),
  file('1,000 columns', `${'a,'.repeat(999)}a\n`, 'file_too_wide'),
  file('201 columns in one row', `${one}${'x,'.repeat(200)}x\n`, 'file_too_wide'),
  file('50,001 rows', `${names}\n${'Maya,Rex,dog\n'.repeat(50_001)}`, 'file_too_long'),
  file('a million line breaks', `${one}${'\n'.repeat(1_000_000)}`, fine),
  file('a million commas in one row', `${one}${','.repeat(1_000_000)}`, 'file_too_wide'),
  file('a quote never closed', `${names}\n"Maya,Rex,dog\nJon,Max,dog\n`, 'file_quotes'),
  file('a quote never closed at the end', `${one}"`, 'file_quotes'),
  file('a quote inside of a quoted cell', `${names}\n"Ma"ya",Rex,dog\n`, 'file_quotes'),
  file('quotes around everything', '"Owner","Pet","Species"\n"Maya","Rex","dog"\n', fine),
  file('a line break in a quoted name', `${names}\n"Ma\nya",Rex,dog\n`, wrong),
  file('a cell of 32,767 characters', `${names}\n${'x'.repeat(32_767)},Rex,dog\n`, wrong),
  file('a cell of 10 MB', `${names}\n${'x'.repeat(10_000_000)},Rex,dog\n`, wrong),
  file('UTF-16, little end first', utf16(one), fine),
  file('UTF-16, big end first', utf16(one, true), fine),
  file('UTF-16 without a mark', utf16(one, false, false), fine),
  file('UTF-16 with half of a character', utf16(`${names}\nMa\ud800ya,Rex,dog\n`), fine),
  file('Windows-1252', new Uint8Array(Buffer.from(`${names}\nJos\xe9,Rex,dog\n`, 'latin1')), fine),
  file('UTF-8 that breaks off', new Uint8Array([...text(`${names}\nJos`), 0xc3]), { rows: 1, problems: 0 }),
  file('zero bytes between', `${names}\nMa\0ya,Rex,dog\n`, 'file_not_table'),
  file('a formula as a name', `${names}\n"=HYPERLINK(""http://evil.test"",""x"")",Rex,dog\n`, fine),
  file('a command as a name', `${names}\n"=cmd|' /C calc'!A0",Rex,dog\n`, fine),
  file('an at sign as a name', `${names}\n@SUM(1+1),Rex,dog\n`, fine),
  file('markup as a name', `${names}\n<script>alert(1)</script>,Rex,dog\n`, fine),
  file('SQL as a name', `${names}\n"'); drop table customer; --",Rex,dog\n`, fine),
  file('text that turns direction', `${names}\nMaya\u202Egpj.exe,Rex,dog\n`, wrong),
  file('invisible characters only', `${names}\n\u200B\u200B,Rex,dog\n`, wrong),
  file('names that JavaScript knows', `__proto__,constructor,Owner,Pet,Species\na,b,Maya,Rex,dog\n`, fine),
  file('a date that does not exist', cells('Maya', 'Rex', 'dog', '', '', '02/30/2026', '', ''), wrong),
  file('a birthday to come', cells('Maya', 'Rex', 'dog', '', '', '2199-01-01', '', ''), wrong),
  file('a birthday in the year 0', cells('Maya', 'Rex', 'dog', '', '', '0000-01-01', '', ''), wrong),
  file(
    'dates that contradict each other',
    `${names},Birthday\nMaya,Rex,dog,13/01/2020\nJon,Max,dog,01/13/2020\n`,
    { rows: 2, problems: 2 },
  ),
  file('an address with a line break', `${names},Email\nMaya,Rex,dog,"a@b.test\nBcc: x@y.test"\n`, wrong),
  file('two addresses in one cell', cells('Maya', 'Rex', 'dog', 'a@b.test;c@d.test', '', '', '', ''), wrong),
  file('a phone number in words', cells('Maya', 'Rex', 'dog', '', 'call me', '', '', ''), wrong),
  file(
    'a chip number as a spreadsheet shortens it',
    cells('Maya', 'Rex', 'dog', '', '', '', '9.85E+14', ''),
    wrong,
  ),
  file('a note of 5,000 characters', cells('Maya', 'Rex', 'dog', '', '', '', '', 'x'.repeat(5_000)), wrong),
  file('an unknown species', `${names}\nMaya,Rex,dragon\n`, wrong),
  file('rows of different lengths', `${names}\nMaya\nMaya,Rex,dog,more,and more\n`, { rows: 2, problems: 0 }),
  file('columns with the same name', `Owner,Owner,Pet,Species\nMaya,Jon,Rex,dog\n`, fine),
  file('a PDF', '%PDF-1.7\n%\xe2\xe3\n1 0 obj\n', 'file_not_table'),
  file('a web page called .xls', '<html><table><tr><td>Owner</td></tr></table></html>', 'file_not_table'),
  file('JSON', '[{"owner":"Maya"}]', 'file_not_table'),
  file(
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    'file_not_table',
  ),
  file(
    'an old Excel file',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]),
    'file_not_table',
  ),
  file('random bytes', new Uint8Array(Buffer.from('f3a1009c77e2d10b'.repeat(500), 'hex')), 'file_not_table'),
  file('a workbook', workbook(head + good), fine),
  file(
    'a workbook with a macro',
    workbook(head + good, { 'xl/vbaProject.bin': text('Sub AutoOpen()') }),
    fine,
  ),
  file(
    'a formula in a workbook',
    workbook(
      `${head}<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://evil.test")</f><v>Maya</v></c>${cell('B2', 'Rex')}${cell('C2', 'dog')}</row>`,
    ),
    fine,
  ),
  file(
    'an error in a workbook',
    workbook(
      `${head}<row r="2"><c r="A2" t="e"><v>#REF!</v></c>${cell('B2', 'Rex')}${cell('C2', 'dog')}</row>`,
    ),
    wrong,
  ),
  file('an empty workbook', workbook(''), 'file_empty'),
  file('a cell in column XFD', workbook(`${head}<row r="2">${cell('XFD2', 'far')}</row>`), 'file_too_wide'),
  file(
    'a cell in row 1,048,576',
    workbook(`${head}${good}<row r="1048576">${cell('A1048576', 'far')}</row>`),
    'file_too_long',
  ),
  file('a zip that is no workbook', zipSync({ 'a.txt': text('hello') }), 'file_not_table'),
  file('a workbook that breaks off', workbook(head + good).slice(0, 300), 'file_not_table'),
  file(
    'a workbook that unfolds to 300 MB',
    workbook(head + good, { 'xl/media/a.bin': zeros(300) }),
    'file_too_complex',
  ),
  file(
    'a sheet of 150 MB of blanks',
    workbook(`${head}${good}${' '.repeat(150 * 1024 * 1024)}`),
    'file_too_complex',
  ),
  file(
    '3,000 entries',
    workbook(
      head + good,
      Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`x/${at}`, text('')])),
    ),
    'file_too_complex',
  ),
  file(
    'entities that expand',
    workbook(head + good, {
      'xl/sharedStrings.xml': text(
        `<!DOCTYPE s [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]><sst><si><t>&c;</t></si></sst>`,
      ),
    }),
    fine,
  ),
  file(
    'an entity that reads a file',
    workbook(`${head}<row r="2">${cell('A2', '&amp;xxe;')}${cell('B2', 'Rex')}${cell('C2', 'dog')}</row>`),
    fine,
  ),
];

import { guessMapping, isPlainText, readRow, speciesList } from '@clearpaw/domain';
import Papa from 'papaparse';
import { readDirectory } from '../../../src/features/clinics/read-directory.ts';
import { FileRefused, type FoundRow } from '../../../src/features/imports/reading/found-rows.ts';
import { readCsv } from '../../../src/features/imports/reading/read-csv.ts';
import { readTable } from '../../../src/features/imports/reading/read-table.ts';
import { bytesTarget, type FuzzTarget, textTarget } from '../target.ts';
import { expectSame, expectTrue } from './expect-same.ts';

const today = '2026-11-23';
const list = [
  'Owner Name,Email,Phone,Pet Name,Species,Breed,Sex,DOB,Weight (lb),Rabies expires,DHPP given,Notes',
  'Maya Lind,maya@example.com,(555) 010-0136,Biscuit,dog,Beagle,FS,5/14/2021,24.5,06/05/2027,06/05/2025,"shy, ""very"""',
  "Jon O'Neil,jon@example.com,555 010 0199,Rex,canine,,male,2020-01-31,80,,,",
].join('\r\n');
const semicolons =
  'first name;last name;pet;type;vaccine;given on;expires on\nAnn;Cole;Bo;kitten;Rabies;5.6.2025;5.6.2028\n';
const clinics =
  'name,website,city,state\n"Oak Street, Vets",https://www.oak.example/x,Springfield,IL\nLind,lind.example,,\n';
const encoder = new TextEncoder();
const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(semicolons, 'utf16le')]);

export const tableTargets: readonly FuzzTarget[] = [
  bytesTarget({
    name: 'CSV file',
    seeds: [list, semicolons, `sep=|\r\na|b\r\n1|2\r\n`, `\ufeff${list}`]
      .map((text) => encoder.encode(text))
      .concat(utf16),
    words: [',', ';', '\t', '"', '""', '\r\n', '\n', 'sep=;\n', '\ufeff', 'é', '=1+1'],
    longest: 4_000,
    cost: 2,
    check(bytes) {
      const rows = orRefused(() => readCsv(bytes));
      if (!rows) return;
      const cells = rows.map((row) => row.cells);
      const again = readCsv(
        encoder.encode(`sep=,\r\n${Papa.unparse(cells as string[][], { quotes: true, delimiter: ',' })}`),
      );
      expectSame(
        again.map((row) => row.cells),
        cells,
        'written and read again',
      );
    },
  }),
  textTarget({
    name: 'row of a customer list',
    seeds: [...list.split('\r\n').slice(1), 'Maya,,,Bo,kitten,,f,,,,,'],
    words: [
      ...[
        'dog',
        'constructor',
        '__proto__',
        'FS',
        'yes',
        '12/31/2025',
        '2026-02-30',
        'a@b.test',
        '555 010 0136',
      ],
      ...[
        ',',
        '\t',
        "'=",
        '=1+1',
        '12 lbs',
        '985112004417863',
        'Rabies',
        'expires',
        'Species',
        'DOB',
        'Notes',
        'Weight kg',
      ],
    ],
    cost: 10,
    check: checkRow,
  }),
  bytesTarget({
    name: 'customer list',
    seeds: [list, semicolons].map((text) => encoder.encode(text)),
    words: [',', ';', '"', '\r\n', '12/31/2025', '31.12.2025', 'dog', 'Pet Name', 'constructor'],
    cost: 50,
    async check(bytes) {
      const pieces: string[] = [];
      const take = async (piece: string) => void pieces.push(piece);
      try {
        const table = await readTable(readCsv(bytes), { mapping: null, today, withValues: true }, take);
        const rows = pieces.flatMap(
          (piece) => JSON.parse(piece) as { record: unknown; problems: unknown[] }[],
        );
        expectSame(rows.length, table.rows, 'rows');
        expectSame(rows.filter(({ record }) => record === null).length, table.problems, 'rows with problems');
        expectTrue(!/\\u0000|\\ud[89a-f]/i.test(pieces.join('')), 'PostgreSQL can store it', pieces);
      } catch (problem) {
        if (!(problem instanceof FileRefused)) throw problem;
      }
    },
  }),
  textTarget({
    name: 'directory of clinics',
    seeds: [clinics, `\ufeff${clinics}`, 'name,email\nA,info@a.example\n'],
    words: ['"', '""', ',', '\n', '\r\n', 'name', 'domain', 'www.', '.example', '@', 'https://', 'gmail.com'],
    cost: 2,
    check(text) {
      const read = readDirectory(text);
      for (const { domain, name } of read.clinics) {
        expectTrue(/^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(domain) && name !== '', 'clinic', { domain, name });
      }
      const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
        delimiter: ',',
        newline: '\n',
      });
      // The other reader keeps a carriage return, and reads quotes in the middle of a cell differently.
      if (errors.length > 0 || /\r|[^,"\n]"|"[^,"\n]/.test(text)) return;
      const quoted = Papa.unparse(data, { quotes: true, newline: '\n' });
      expectSame(readDirectory(quoted).clinics, read.clinics, 'as Papa Parse reads it');
    },
  }),
];

function orRefused(parse: () => FoundRow[]): FoundRow[] | null {
  try {
    return parse();
  } catch (problem) {
    if (problem instanceof FileRefused) return null;
    throw problem;
  }
}

const header = list.split('\r\n', 1)[0]?.split(',') ?? [];
const { mapping } = guessMapping([header], { today });

function checkRow(text: string): void {
  const row = text.split(',');
  const { record, problems } = readRow(row, mapping, { header, today });
  expectTrue((record === null) === problems.length > 0, 'a record or problems', problems);
  if (record === null) return;
  expectSame(JSON.parse(JSON.stringify(record)), record, 'plain data');
  const { owner, pet, doses } = record;
  expectTrue(pet === null || speciesList.includes(pet.species), 'species', pet);
  expectTrue((pet?.bornOn ?? '') <= today, 'birth', pet);
  const lines = [
    owner.name,
    owner.email,
    owner.phone,
    pet?.name,
    pet?.breed,
    ...doses.map(({ name }) => name),
  ];
  expectTrue(
    lines.every((line) => line == null || (isPlainText(line) && line.isWellFormed())),
    'lines',
    lines,
  );
}

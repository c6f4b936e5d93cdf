import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { drawPdf } from '../documents/testing/draw-pdf.ts';
import { importedInto, uploadExport } from './testing/move-account.ts';
import { exportedUid, soundRows, withRow, writeExport } from './testing/write-export.ts';

const server = await useServer();
const { pool } = server.services.store;

const certificate = `users/${exportedUid}/documents/certificate.pdf`;
const other = '01900000-0000-7000-8000-0000000000ff';

/** Everything that an import could leave behind. */
async function countRows(): Promise<Record<string, unknown>> {
  const tables = [
    'pet',
    'document',
    'vaccination',
    'care_record',
    'stored_object',
    'contact',
    'data_import_file',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await pool.query(
    `select ${counts.join(', ')}, (select sum(bytes)::int from storage_usage) as bytes`,
  );
  return rows[0];
}

/** Overwrites a number in the central directory, at an offset from the beginning of an entry. */
function changeDirectory(zip: Uint8Array, entry: number, offset: number, value: number): Uint8Array {
  const bytes = Buffer.from(zip);
  let at = -1;
  for (let nth = 0; nth <= entry; nth += 1) at = bytes.indexOf(Buffer.from('PK\u0001\u0002'), at + 1);
  bytes.writeUInt32LE(value, at + offset);
  return bytes;
}

const sound = writeExport();
const nested = `${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`;
const bomb = () => zipSync({ 'manifest.json': new Uint8Array(30_000_000) }, { level: 1 });

const hostile: readonly [string, string, () => Uint8Array][] = [
  ['no zip', 'not_an_export', () => strToU8('{"pet": []}')],
  ['an empty file', 'not_an_export', () => new Uint8Array([1])],
  ['a zip of other files', 'not_an_export', () => zipSync({ 'a.txt': strToU8('a') })],
  ['a zip that is cut off', 'not_an_export', () => sound.slice(0, sound.length - 30)],
  ['a list of contents of 30 MB', 'not_an_export', bomb],
  ['a list nested five million deep', 'not_an_export', () => zipSync({ 'manifest.json': strToU8(nested) })],
  ['a list that is no JSON', 'not_an_export', () => zipSync({ 'manifest.json': strToU8('{') })],
  [
    'another form',
    'not_an_export',
    () => writeExport({ change: (manifest) => void Object.assign(manifest, { version: 2 }) }),
  ],
  [
    'a file that is not listed',
    'not_an_export',
    () => writeExport({ change: (_, files) => void Object.assign(files, { 'files/extra': strToU8('x') }) }),
  ],
  [
    'a listed file that is not there',
    'not_an_export',
    () => writeExport({ change: (_, files) => void delete files['files/00001-file'] }),
  ],
  [
    'a listed size that is another',
    'file_changed',
    () => writeExport({ change: ({ entries }) => void Object.assign(entries[1] ?? {}, { size: 7 }) }),
  ],
  [
    'a wrong checksum of a file',
    'file_changed',
    () =>
      writeExport({
        change: ({ entries }) => void Object.assign(entries[1] ?? {}, { sha256: '0'.repeat(64) }),
      }),
  ],
  [
    'a wrong checksum of the data',
    'file_changed',
    () =>
      writeExport({
        change: ({ entries }) => void Object.assign(entries[0] ?? {}, { sha256: '0'.repeat(64) }),
      }),
  ],
  ['a name that leads out', 'not_an_export', () => renamed('../../../etc/passwd')],
  ['an absolute name', 'not_an_export', () => renamed('/etc/passwd')],
  [
    'a path that leads out',
    'not_an_export',
    () => writeExport({ files: { '../../etc/passwd': drawPdf('x') } }),
  ],
  [
    "a path in another person's folder",
    'data_not_accepted',
    () => writeExport({ files: { [`users/${other}/documents/a.pdf`]: drawPdf('x') } }),
  ],
  [
    'an archive in the archive',
    'not_an_export',
    () => writeExport({ files: { [`users/${exportedUid}/archives/a.zip`]: sound } }),
  ],
  ['a directory that states another size', 'file_changed', () => changeDirectory(sound, 0, 24, 17)],
  ['a directory that states 4 GiB', 'file_changed', () => changeDirectory(sound, 1, 24, 0xffffffff)],
  ['two entries at one place', 'not_an_export', () => changeDirectory(sound, 1, 42, 0)],
  ['an entry outside of the file', 'not_an_export', () => changeDirectory(sound, 1, 42, 0xfffffff0)],
  ['a wrong sum in the directory', 'not_an_export', () => changeDirectory(sound, 1, 16, 7)],
  ['data that is no JSON', 'data_not_accepted', () => writeExport({ rows: '{"user"' })],
  ['data of 40 MB', 'too_large', () => writeExport({ rows: ' '.repeat(40_000_000) })],
  ['data nested five million deep', 'data_not_accepted', () => writeExport({ rows: nested })],
  [
    'two persons',
    'data_not_accepted',
    () => writeExport({ rows: { ...soundRows, user: [{ id: other }, { id: exportedUid }] } }),
  ],
  [
    'a table that is no list',
    'data_not_accepted',
    () => writeExport({ rows: { ...soundRows, pet: { length: 1e9 } } }),
  ],
  ['a pet without a name', 'data_not_accepted', () => writeExport({ rows: withRow('pet', { name: '' }) })],
  [
    'a name with a zero byte',
    'data_not_accepted',
    () => writeExport({ rows: withRow('pet', { name: 'a\0b' }) }),
  ],
  [
    'notes of a megabyte',
    'data_not_accepted',
    () => writeExport({ rows: withRow('pet', { notes: 'x'.repeat(1e6) }) }),
  ],
  [
    'a dose in the future',
    'data_not_accepted',
    () => writeExport({ rows: withRow('vaccination', { administered_on: '2199-01-01' }) }),
  ],
  [
    'a dose before birth',
    'data_not_accepted',
    () => writeExport({ rows: withRow('vaccination', { administered_on: '2010-01-01' }) }),
  ],
  [
    'a day that is none',
    'data_not_accepted',
    () => writeExport({ rows: withRow('vaccination', { expires_on: '2025-02-30' }) }),
  ],
  [
    'a vaccine that is none',
    'data_not_accepted',
    () => writeExport({ rows: withRow('vaccination', { vaccine: '<script>' }) }),
  ],
  [
    'a care record of a kind that is none',
    'data_not_accepted',
    () => writeExport({ rows: { ...soundRows, care_record: [{ kind: 'constructor', facts: {} }] } }),
  ],
  [
    "a business person's account",
    'data_not_accepted',
    () => writeExport({ rows: withRow('profile', { user_type: 'business' }) }),
  ],
  ['a page as a document', 'file_not_accepted', () => withFile(strToU8('<html><script>alert(1)</script>'))],
  ['a picture that is none', 'file_not_accepted', () => withFile(strToU8('\u0089PNG\r\n\u001a\n'))],
  [
    'a file of records as a certificate',
    'data_not_accepted',
    () => withFile(strToU8('{"resourceType":"Immunization"}')),
  ],
];

function renamed(name: string): Uint8Array {
  return writeExport({
    change({ entries }, files) {
      const bytes = files['files/00001-file'] ?? new Uint8Array();
      delete files['files/00001-file'];
      files[name] = bytes;
      const [, listed] = entries;
      if (listed) listed.name = name;
    },
  });
}

function withFile(bytes: Uint8Array): Uint8Array {
  return writeExport({ files: { [certificate]: bytes } });
}

test('the export from which the others are made is imported', async () => {
  const newcomer = await server.newcomer();
  const storagePath = await uploadExport(server, newcomer, sound);
  await server.call(newcomer, 'importMyData', { storagePath });
  expect(await importedInto(server, newcomer)).toMatchObject({ state: 'done' });
});

test.each(hostile)(
  '%s is refused (%s), and nothing of it stays',
  { timeout: 60_000 },
  async (_, fault, make) => {
    const before = await countRows();
    const newcomer = await server.newcomer();
    const storagePath = await uploadExport(server, newcomer, make());
    await server.call(newcomer, 'importMyData', { storagePath });
    expect(await importedInto(server, newcomer)).toMatchObject({ state: 'failed', fault, result: null });
    expect(await countRows()).toEqual(before);
  },
);

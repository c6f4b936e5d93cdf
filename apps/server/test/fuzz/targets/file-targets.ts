import { isCalendarDate, isPlainText } from '@clearpaw/domain';
import { openSharedFile } from '@clearpaw/protocol';
import { unzipSync, zipSync } from 'fflate';
import { compactDecrypt } from 'jose';
import { readRecords } from '../../../src/features/documents/fhir/read-records.ts';
import { readFiledRule } from '../../../src/features/requirements/read-filed-rule.ts';
import { BackupRefused } from '../../../src/platform/backup/backup-refused.ts';
import { readItems } from '../../../src/platform/backup/records.ts';
import { openZip, readWholeEntry, ZipRefused } from '../../../src/platform/zip/index.ts';
import { bytesTarget, type FuzzTarget, textTarget, treeTarget } from '../target.ts';
import { expectSame, expectTrue } from './expect-same.ts';
import { fhirBundles, fhirWords, filedRules, sampleRulesHere, sharedFile, sharedKey } from './samples.ts';

const pet = { name: 'Biscuit', microchip: '985112004417863', species: 'dog' } as const;
const today = '2026-11-23';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = {
  'a.txt': bytesOf('hello '.repeat(40)),
  'documents/é.json': bytesOf('{}'),
  empty: new Uint8Array(),
};
const zips = [6, 0].map((level) => zipSync(files, { level: level as 0, mtime: new Date(2026, 0, 1) }));

export const fileTargets: readonly FuzzTarget[] = [
  treeTarget({
    name: 'FHIR record',
    seeds: fhirBundles,
    words: fhirWords,
    cost: 5,
    check(tree) {
      const read = readRecords(tree, { pet, today });
      if (typeof read === 'string') return;
      expectSame(JSON.parse(JSON.stringify(read)), read, 'plain data');
      for (const { administeredOn, expiresOn, ...fields } of read.proposals) {
        for (const { value } of [administeredOn, expiresOn])
          expectTrue(value === null || isCalendarDate(value), 'day', value);
        expectTrue((administeredOn.value ?? '') <= today, 'given', administeredOn);
        const texts = Object.values(fields).map((field) =>
          typeof field === 'object' && 'value' in field ? field.value : field,
        );
        expectTrue(
          texts.every((text) => typeof text !== 'string' || isShowable(text)),
          'texts',
          texts,
        );
      }
      expectTrue(
        read.notTaken.every(({ what }) => isShowable(what)),
        'titles',
        read.notTaken,
      );
    },
  }),
  treeTarget({
    name: 'file of requirements',
    seeds: filedRules,
    words: [
      'id',
      'title',
      'requirement',
      'kind',
      'waiver',
      'question',
      'target',
      'species',
      'constructor',
      '__proto__',
    ],
    cost: 10,
    check(tree) {
      const read = readFiledRule(tree, sampleRulesHere);
      expectSame(
        JSON.parse(JSON.stringify(read)),
        JSON.parse(JSON.stringify(readFiledRule(tree, sampleRulesHere))),
        'again',
      );
      if ('reason' in read)
        expectTrue(
          [read.title, read.detail].every((text) => text == null || isShowable(text)),
          'texts',
          read,
        );
    },
  }),
  bytesTarget({
    name: 'zip archive',
    seeds: zips,
    cost: 50,
    async check(bytes) {
      const read = await unzip(bytes);
      if (read) expectSame(read, sortedHex(unzipSync(bytes)), 'as fflate reads it');
    },
  }),
  textTarget({
    name: 'encrypted file of a share link',
    seeds: [sharedFile('{"resourceType":"Bundle"}', false), sharedFile('{"resourceType":"Bundle"}', true)],
    words: ['.', '..', '=', 'A', 'eyJ'],
    cost: 50,
    async check(text) {
      const read = await openSharedFile(text, sharedKey);
      const other = await compactDecrypt(text, Buffer.from(sharedKey, 'base64url')).catch(() => null);
      if (read !== null && other)
        expectSame(new TextDecoder().decode(other.plaintext), read, 'as jose reads it');
      expectTrue(
        read === null || read === '{"resourceType":"Bundle"}',
        'nothing but what was encrypted',
        read,
      );
    },
  }),
  bytesTarget({
    name: 'records of a backup',
    seeds: [backup()],
    words: ['M', 'T', 'F', 'B', 'E', 'Z', '{}', 'null', '\0\0\0\u0002', '"tables":0'],
    cost: 10,
    async check(bytes) {
      try {
        const items = readItems(inPieces(bytes));
        for (let item = await items.next(); !item.done; item = await items.next()) {
          if (item.value.kind !== 'manifest') for await (const _ of item.value.bytes);
        }
      } catch (problem) {
        if (!(problem instanceof BackupRefused)) throw problem;
      }
    },
  }),
];

const isShowable = (text: string): boolean => isPlainText(text) && text.isWellFormed();

const sortedHex = (found: Readonly<Record<string, Uint8Array>>): readonly (readonly [string, string])[] =>
  Object.entries(found)
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

async function unzip(bytes: Uint8Array) {
  const source = {
    size: bytes.length,
    read: async (from: number, to: number) => only(bytes.subarray(from, to)),
  };
  try {
    const found: [string, Uint8Array][] = [];
    for (const entry of await openZip(source, { entries: 20, directoryBytes: 10_000 })) {
      found.push([entry.name, await readWholeEntry(source, entry, 100_000)]);
    }
    return sortedHex(Object.fromEntries(found));
  } catch (problem) {
    if (problem instanceof ZipRefused) return null;
    throw problem;
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 7) yield Buffer.from(bytes.subarray(at, at + 7));
}

/** A backup of one table, one file and their checksums, as `writeItems` writes it. */
function backup(): Uint8Array {
  const record = (kind: string, body: string) => {
    const head = Buffer.alloc(5);
    head.write(kind);
    head.writeUInt32BE(Buffer.byteLength(body), 1);
    return Buffer.concat([head, Buffer.from(body)]);
  };
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  return Buffer.concat([
    record('M', '{"format":1,"version":"0.1.0","migrations":[]}'),
    ...[
      record('T', '{"name":"pet","columns":["id"]}'),
      record('B', 'abc'),
      record('E', JSON.stringify({ sha256 })),
    ],
    ...[record('F', '{"key":"a","size":3}'), record('B', 'abc'), record('E', JSON.stringify({ sha256 }))],
    record('Z', '{"tables":1,"files":1}'),
  ]);
}

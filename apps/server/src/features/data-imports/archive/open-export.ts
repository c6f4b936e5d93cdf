import { createHash } from 'node:crypto';
import type { Services } from '../../../platform/http/index.ts';
import type { ObjectRow } from '../../../platform/objects/index.ts';
import {
  type ByteSource,
  openZip,
  readWholeEntry,
  readZipEntry,
  type ZipEntry,
  ZipRefused,
} from '../../../platform/zip/index.ts';
import { type ExportReader, type ListedEntry, readList } from '../reading/read-apart.ts';
import { ImportRefused } from './import-refused.ts';

/** Far more than any account has, and a fraction of the memory of a server. */
const limits = { entries: 60_000, directoryBytes: 16 * 2 ** 20 };
const maxManifestBytes = 24 * 2 ** 20;
const maxDataBytes = 32 * 2 ** 20;
/** The most that an owner may store. */
const maxFileBytes = 2 * 2 ** 30;

const manifestName = 'manifest.json';
const dataName = 'data.json';

/** A stored file of an export. */
export interface ArchivedFile {
  readonly name: string;
  /** Its path in the exported account. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
}

export interface OpenedArchive {
  readonly files: readonly ArchivedFile[];
  readData(): Promise<Buffer>;
  /** In chunks, checked against the directory of the zip; the reader compares the checksum. */
  readFile(name: string): AsyncIterable<Uint8Array>;
}

/**
 * Opens a whole export: the list of contents and the zip's own directory must name the same files with the same sizes.
 * Nothing else is read or decompressed yet.
 */
export async function openExport(
  { objects }: Services,
  object: ObjectRow,
  reader: ExportReader,
): Promise<OpenedArchive> {
  const source: ByteSource = {
    size: object.size,
    read: (from, to) => objects.read(object, { start: from, end: to - 1 }),
  };
  const entries = await openZip(source, limits);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const find = (name: string): ZipEntry => {
    const entry = byName.get(name);
    if (!entry) throw new ZipRefused(`no ${name}`);
    return entry;
  };
  const listed = await readList(await readWholeEntry(source, find(manifestName), maxManifestBytes), reader);
  if (listed?.length !== entries.length - 1) throw new ImportRefused('not_an_export');
  for (const { name, size } of listed)
    if (find(name).size !== size) throw new ImportRefused('file_changed', name);
  const data = listed.find(({ name }) => name === dataName);
  if (!data) throw new ImportRefused('not_an_export');
  const files = listed.filter((entry) => entry !== data).map(asFile);
  if (new Set(files.map(({ path }) => path)).size !== files.length) throw new ImportRefused('not_an_export');
  if (files.reduce((sum, { size }) => sum + size, 0) > maxFileBytes) throw new ImportRefused('too_large');
  return {
    files,
    readData: () => readData(source, find(dataName), data.sha256),
    readFile: (name) => readZipEntry(source, find(name)),
  };
}

function asFile({ name, path, size, sha256, contentType }: ListedEntry): ArchivedFile {
  if (path === undefined || !name.startsWith('files/')) throw new ImportRefused('not_an_export', name);
  return { name, path, size, sha256, contentType: contentType ?? 'application/octet-stream' };
}

async function readData(source: ByteSource, entry: ZipEntry, sha256: string): Promise<Buffer> {
  if (entry.size > maxDataBytes) throw new ImportRefused('too_large', dataName);
  const bytes = await readWholeEntry(source, entry, maxDataBytes);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new ImportRefused('file_changed', dataName);
  return bytes;
}

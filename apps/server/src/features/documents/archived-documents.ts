import { createHash } from 'node:crypto';
import { documentKinds } from '@clearpaw/domain';
import { nameOfPath, petArchive } from '@clearpaw/protocol';
import { QueueFull } from '../../platform/concurrency/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { ContentRefused, type ObjectRow, type StagedObject } from '../../platform/objects/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import {
  type ByteSource,
  openZip,
  readZipEntry,
  type ZipEntry,
  ZipRefused,
} from '../../platform/zip/index.ts';
import { isRecordFile, newRow } from './add-document.ts';
import { enterDocuments } from './enter-documents.ts';
import { fieldsOf, lineOf, listedIn, statedDay, wordsNaming } from './fhir/foreign-value.ts';

/** A document from a record's zip, checked and stored, and not added yet. */
interface TakenDocument {
  readonly staged: StagedObject;
  readonly path: string;
  readonly kind: (typeof documentKinds)[number];
  readonly title: string | undefined;
  readonly issuedOn: string | null;
}

const limits = { entries: 2_000, directoryBytes: 2 ** 20 };
/** Each is inspected while the person waits. */
const mostDocuments = 50;
const mostBytes = 200 * 2 ** 20;

/**
 * Extracts the documents that the FHIR file in a pet's zip names, each inspected like an upload. A document that an
 * upload would refuse, or that does not match the FHIR file, is left out.
 */
export async function takeDocuments(
  call: Call,
  object: ObjectRow,
  file: unknown,
): Promise<readonly TakenDocument[]> {
  if (object.contentType !== petArchive.contentType) return [];
  const { objects } = call.services;
  const source: ByteSource = {
    size: object.size,
    read: (from, to) => objects.read(object, { start: from, end: to - 1 }),
  };
  const entries = new Map(
    (await openZip(source, limits).catch(noEntries)).map((entry) => [entry.name, entry]),
  );
  const taken: TakenDocument[] = [];
  let bytes = 0;
  for (const { url, sha256, ...about } of namedIn(file).slice(0, mostDocuments)) {
    const entry = entries.get(url);
    bytes += entry?.size ?? 0;
    if (!entry || bytes > mostBytes) continue;
    const staged = await stage(call, source, { entry, sha256 });
    const path = `users/${call.uid}/documents/${crypto.randomUUID()}/${nameOfPath(url)}`;
    if (staged) taken.push({ staged, path, ...about });
  }
  return taken;
}

function noEntries(problem: unknown): readonly ZipEntry[] {
  if (problem instanceof ZipRefused) return [];
  throw problem;
}

async function stage(
  { services: { objects }, uid: ownerId }: Call,
  source: ByteSource,
  { entry, sha256 }: { readonly entry: ZipEntry; readonly sha256: string | null },
): Promise<StagedObject | null> {
  const hash = createHash('sha256');
  const checked = async function* () {
    for await (const piece of readZipEntry(source, entry)) {
      hash.update(piece);
      yield piece;
    }
    if (hash.digest('hex') !== sha256) throw new ZipRefused('another checksum');
  };
  const draft = { purpose: 'documents', contentType: '', ownerId } as const;
  try {
    const staged = await objects.stage(draft, checked());
    if (!isRecordFile(staged)) return staged;
    await objects.discard(staged);
    return null;
  } catch (problem) {
    if (problem instanceof ContentRefused || problem instanceof ZipRefused) return null;
    if (problem instanceof QueueFull)
      throw refuse('RESOURCE_EXHAUSTED', 'Many files wait to be checked already; try again in a minute.');
    throw problem;
  }
}

const kindsByText = new Map(documentKinds.map((kind) => [kind.replaceAll('_', ' '), kind] as const));

/** The entries of a FHIR document about files in the same zip. */
function namedIn(file: unknown) {
  return listedIn(fieldsOf(file).entry, 10_000).flatMap((entry) => {
    const { resourceType, identifier, type, content } = fieldsOf(entry.resource);
    const attachment = fieldsOf(fieldsOf(listedIn(content)[0]).attachment);
    const url = lineOf(attachment.url, 300);
    if (resourceType !== 'DocumentReference' || !url?.startsWith('documents/')) return [];
    const sums = listedIn(identifier).map(({ value }) => lineOf(value, 64));
    return [
      {
        url: decoded(url),
        sha256: sums.find((sum) => sum !== null && /^[0-9a-f]{64}$/.test(sum)) ?? null,
        kind: kindsByText.get(wordsNaming(type)[0]?.toLowerCase() ?? '') ?? ('other' as const),
        title: lineOf(attachment.title, 120) ?? undefined,
        issuedOn: statedDay(attachment.creation),
      },
    ];
  });
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Adds the extracted files as documents of the pet that are to be read, in the transaction of their record. */
export async function enterTaken(
  call: Call,
  tx: Tx,
  petId: string,
  taken: readonly TakenDocument[],
): Promise<void> {
  const rows = [];
  for (const { staged, path, kind, title, issuedOn } of taken) {
    await call.services.objects.enter(tx, staged, { path, ownerId: call.uid });
    const { contentType, size, sha256 } = staged;
    rows.push(
      newRow(call, { petId, storagePath: path, kind, title, issuedOn }, { path, contentType, size, sha256 }),
    );
  }
  await enterDocuments(call.services, tx, rows);
}

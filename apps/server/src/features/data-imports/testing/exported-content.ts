import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';

type Row = Readonly<Record<string, unknown>>;

/**
 * What is not imported. An import has new ids and creation dates. A proof by a clinic or a business was given to
 * another account: without a document the record counts as its owner's statement. Everything else must be the same.
 */
const notCarried = new Set([
  ...['id', 'pet_id', 'owner_id', 'uid', 'stored_by', 'vaccination_id', 'care_record_id', 'by', 'at'],
  ...['created_at', 'updated_at', 'corrected_at', 'stated_at', 'evidence', 'version'],
  ...['petId', 'createdAt', 'updatedAt', 'reading_started_at', 'unsubscribe_token', 'calendar_token'],
]);

interface Manifest {
  readonly entries: readonly {
    readonly name: string;
    readonly path?: string;
    readonly size: number;
    readonly sha256: string;
    readonly contentType?: string;
  }[];
}

/**
 * The content of a whole export as one text, without what is not imported, and in an order that does not depend on ids.
 */
export function exportedContent(zip: Uint8Array): string {
  const files = unzipSync(zip);
  const json = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
  const data = json('data.json') as Record<string, readonly Row[]>;
  const manifest = json('manifest.json') as Manifest;
  for (const { name, sha256 } of manifest.entries) {
    const found = createHash('sha256')
      .update(files[name] ?? '')
      .digest('hex');
    if (found !== sha256) throw new Error(`${name} is not what its checksum says.`);
  }
  const shaOf = new Map(manifest.entries.map(({ path, sha256 }) => [path, sha256]));
  const rows = (table: string) => data[table] ?? [];
  const documents = new Map(rows('document').map((row) => [row.id, row]));
  const named = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    return value.map((id) => shaOf.get(String(documents.get(id)?.storage_path))).toSorted();
  };
  const plain = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !notCarried.has(name))
        .map(([name, value]): [string, unknown] => {
          if (name === 'photo_path' || name === 'storage_path')
            return [name, shaOf.get(String(value)) ?? null];
          if (name === 'replaced_by') return [name, value === null];
          if (name === 'document_ids' || name === 'documentIds') return [name, named(value)];
          if (name === 'pages') return [name, (value as Row[]).map(({ path }) => shaOf.get(String(path)))];
          if (name === 'on_day' && !Object.values(row.facts as Row).includes(value)) return [name, null];
          return name === 'snapshot' ? [name, plain(value as Row)] : [name, value];
        })
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  const ofPet = (table: string, petId: unknown) => rows(table).filter((row) => row.pet_id === petId);
  const withVersions = (row: Row, table: string, column: string) => ({
    ...plain(row),
    versions: rows(table)
      .filter((version) => version[column] === row.id)
      .toSorted((a, b) => Number(a.version) - Number(b.version))
      .map(plain),
  });
  const pets = rows('pet').map((pet) => ({
    ...plain(pet),
    documents: inOrder(ofPet('document', pet.id).map(plain)),
    plan: ofPet('care_plan', pet.id).map(plain),
    doses: inOrder(
      ofPet('vaccination', pet.id).map((row) => withVersions(row, 'vaccination_version', 'vaccination_id')),
    ),
    care: inOrder(
      ofPet('care_record', pet.id).map((row) => withVersions(row, 'care_record_version', 'care_record_id')),
    ),
  }));
  const account = ['profile', 'contact', 'alert_settings'].map((table) => rows(table).map(plain));
  const stored = manifest.entries
    .filter(({ path }) => path !== undefined)
    .map(({ path, ...entry }) => ({
      size: entry.size,
      sha256: entry.sha256,
      contentType: entry.contentType,
      // The part after the account's id, and the document's.
      path: String(path).replace(/^users\/[^/]+\/((?:previews\/[^/]+)?)/, (_, id) => (id ? 'previews' : '')),
    }));
  return JSON.stringify({ pets: inOrder(pets), account, stored: inOrder(stored) });
}

const inOrder = (values: readonly unknown[]): readonly unknown[] =>
  values.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

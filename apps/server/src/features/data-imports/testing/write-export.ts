import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { drawPdf } from '../../documents/testing/draw-pdf.ts';

export const exportedUid = '01900000-0000-7000-8000-000000000001';
export const petId = '01900000-0000-7000-8000-0000000000a1';
export const documentId = '01900000-0000-7000-8000-0000000000d1';
const certificate = `users/${exportedUid}/documents/certificate.pdf`;
const time = '2024-06-03T10:00:00+00:00';

/** A row of each table that an import reads, as the database writes them. */
export const soundRows = {
  user: [{ id: exportedUid, email: 'maya@example.test' }],
  profile: [{ user_type: 'owner', display_name: 'Maya Okafor' }],
  pet: [
    {
      ...{ id: petId, owner_id: exportedUid, name: 'Biscuit', species: 'dog', breed: null, sex: 'female' },
      ...{ sterilized: null, born_on: '2020-01-01', born_on_precision: 'day', colour: null, weight_kg: null },
      ...{ microchip: null, photo_path: null, alerts: [], notes: null, clinic: null, state: 'active' },
      ...{ ended_at: null, created_at: time, updated_at: time },
    },
  ],
  document: [
    {
      ...{ id: documentId, pet_id: petId, kind: 'vaccination_certificate', title: 'Certificate' },
      ...{ issued_on: null, expires_on: null, storage_path: certificate, state: 'reviewed', failure: null },
      ...{ proposals: [], imported: null, pages: [], replaced_by: null },
    },
  ],
  vaccination: [
    {
      ...{
        id: '01900000-0000-7000-8000-0000000000e1',
        pet_id: petId,
        vaccine: 'rabies-1y',
        vaccine_name: null,
      },
      ...{ product: null, manufacturer: null, lot_number: null, route: null, administered_on: '2024-06-03' },
      ...{
        expires_on: '2025-06-03',
        dose_number: null,
        clinic: null,
        veterinarian: null,
        evidence: 'clinic',
      },
      ...{ certificate_number: null, tag_number: null, document_ids: [documentId], state: 'active' },
    },
  ],
};

export type ExportRows = Record<string, readonly Record<string, unknown>[]>;

/** Changes the first row of a table. */
export function withRow(table: keyof typeof soundRows, change: Record<string, unknown>): ExportRows {
  const [first, ...others] = soundRows[table];
  return { ...soundRows, [table]: [{ ...first, ...change }, ...others] };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface Listed {
  name: string;
  path?: string;
  size: number;
  sha256: string;
  contentType?: string;
}

interface ExportDraft {
  readonly rows?: unknown;
  /** By their paths. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  readonly contentType?: string;
  change?(manifest: { entries: Listed[] }, files: Record<string, Uint8Array>): void;
}

/** A whole export, valid unless it is changed. */
export function writeExport({
  rows = soundRows,
  files = { [certificate]: drawPdf('Rabies') },
  contentType = 'application/pdf',
  change = () => {},
}: ExportDraft = {}): Uint8Array {
  const data = typeof rows === 'string' ? strToU8(rows) : strToU8(JSON.stringify(rows));
  const content: Record<string, Uint8Array> = { 'data.json': data };
  const entries: Listed[] = [{ name: 'data.json', size: data.length, sha256: sha256(data) }];
  for (const [index, [path, bytes]] of Object.entries(files).entries()) {
    const name = `files/${String(index + 1).padStart(5, '0')}-file`;
    content[name] = bytes;
    entries.push({ name, path, contentType, size: bytes.length, sha256: sha256(bytes) });
  }
  const manifest = { format: 'clearpaw-export', version: 1, entries, missing: [] };
  change(manifest, content);
  return zipSync({ ...content, 'manifest.json': strToU8(JSON.stringify(manifest)) });
}

import { readFile } from 'node:fs/promises';
import { type ReadPages, readPages } from '../../apps/server/src/features/documents/reading/index.ts';
import type { GeneratedDocument } from '../../tools/documents/truth.ts';

/** The result for one field. If there are several candidates, the owner is asked and `value` is null. */
export interface ReadValue {
  readonly value: string | null;
  readonly candidates: readonly string[];
  readonly confidence: number;
}

/** A row of a document as a reader understood it. */
export interface ReadRow {
  readonly vaccine: ReadValue;
  readonly given: ReadValue;
  readonly due: ReadValue;
  readonly lot: ReadValue;
  /** The reader decided that the row belongs to another animal. */
  readonly isOfOther: boolean;
}

/** A reader's result for a document. */
export interface Reading {
  readonly rows: readonly ReadRow[];
  /** Rows that were found and listed but not understood. */
  readonly unreadCount: number;
  /** Why nothing was read: time or memory ran out, or the file is broken. */
  readonly failure: string | null;
}

export type Reader = (document: GeneratedDocument) => Promise<Reading>;

/** The product's reader, called in the same way as by the job that reads a stored file. */
const readAsProduct: Reader = async ({ truth, file, contentType }) => {
  const bytes = new Uint8Array(await readFile(file));
  const wanted = {
    kind: 'vaccinations',
    species: truth.pet.species,
    pet: { name: truth.pet.name, microchip: truth.pet.microchip },
    today: truth.today,
  } as const;
  const end = await readPages('bench', { bytes, contentType, wanted });
  if (end.kind !== 'done') return { rows: [], unreadCount: 0, failure: end.kind };
  return { rows: rowsOf(end.result), unreadCount: 0, failure: null };
};

function rowsOf({ proposals }: ReadPages): readonly ReadRow[] {
  return proposals.map((proposal) => ({
    vaccine: proposal.vaccine,
    given: proposal.administeredOn,
    due: proposal.expiresOn,
    lot: proposal.lotNumber,
    isOfOther: false,
  }));
}

/** Readers that can be compared in one run: `--reader <name>`. */
export const readers: Readonly<Record<string, Reader>> = { product: readAsProduct };

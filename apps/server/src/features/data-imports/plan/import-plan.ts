import type { ExportedRow } from '@clearpaw/contract';
import type { careRecordTable } from '../../../schema/care-record.ts';
import type { documentTable } from '../../../schema/document.ts';
import type { petTable } from '../../../schema/pet.ts';
import type { vaccinationTable } from '../../../schema/vaccination.ts';

/** A stored file of an export, with the purpose in its path. */
export interface ExportedFile {
  readonly name: string;
  readonly path: string;
  readonly ownerId: string;
  readonly purpose: string;
}

export interface PlanDraft {
  readonly json: Uint8Array;
  readonly files: readonly ExportedFile[];
  /** The account into which it is imported. */
  readonly uid: string;
  readonly now: Date;
  /** Today in the time zone where each date begins first. */
  readonly today: string;
}

/** A record with every version, the current one last. */
export interface EnteredRecord<Row> {
  readonly row: Row;
  readonly versions: readonly { readonly row: Row; readonly reason: string | null }[];
}

type DocumentRow = typeof documentTable.$inferSelect;

/** A document without the fields that come from its file. */
export type PlannedDocument = Omit<DocumentRow, 'contentType' | 'size' | 'sha256'>;

/** All rows that an import writes, with their new ids. */
export interface DataImportPlan {
  readonly files: readonly { readonly name: string; readonly path: string; readonly purpose: string }[];
  readonly displayName: string | null;
  readonly contact: ExportedRow<'contact'> | null;
  readonly alertSettings: ExportedRow<'alertSettings'> | null;
  readonly pets: readonly (typeof petTable.$inferSelect)[];
  readonly carePlans: readonly ExportedRow<'carePlan'>[];
  readonly documents: readonly PlannedDocument[];
  readonly vaccinations: readonly EnteredRecord<typeof vaccinationTable.$inferSelect>[];
  readonly careRecords: readonly EnteredRecord<typeof careRecordTable.$inferSelect>[];
  /** Documents without their file, and records of businesses. */
  readonly leftOut: number;
}

/** `at` names the row that cannot be accepted, as in the data: `vaccination 3: administeredOn`. */
export type PlannedImport = { readonly plan: DataImportPlan } | { readonly refusedAt: string };

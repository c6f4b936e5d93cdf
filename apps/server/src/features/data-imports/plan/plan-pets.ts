import type { ExportedRow } from '@clearpaw/contract';
import { compareDates, parseMicrochip } from '@clearpaw/domain';
import type { DataImportPlan, PlanDraft } from './import-plan.ts';
import { DataRefused } from './read-rows.ts';

type Pet = DataImportPlan['pets'][number];

/** Pets that belong to the person and were not deleted, each as its owner could have typed it. */
export function planPets(
  rows: readonly ExportedRow<'pet'>[],
  { uid, now, today }: PlanDraft,
  ids: ReadonlyMap<string, string>,
  photoAt: (path: string) => string | null,
): readonly Pet[] {
  return rows.map((row) => {
    const microchip = row.microchip === null ? null : parseMicrochip(row.microchip);
    if (row.microchip !== null && microchip === null) throw new DataRefused(`pet ${row.name}: microchip`);
    if (row.bornOn !== null && compareDates(row.bornOn, today) > 0)
      throw new DataRefused(`pet ${row.name}: bornOn`);
    return {
      ...row,
      id: ids.get(row.id) ?? '',
      ownerId: uid,
      microchip,
      photoPath: row.photoPath === null ? null : photoAt(row.photoPath),
      endedAt: row.state === 'active' ? null : new Date(row.endedAt ?? now),
      deletedAt: null,
      stateBefore: null,
      specimen: false,
      createdAt: now,
      updatedAt: now,
    };
  });
}

/** The rows of the table that are this person's own and are imported. */
export function ownPets(rows: readonly ExportedRow<'pet'>[], exportedUid: string) {
  return rows.filter(({ ownerId, state }) => ownerId === exportedUid && state !== 'deleted');
}

import { type ExportedRow, exportedCare } from '@clearpaw/contract';
import {
  type CareFacts,
  type CareKind,
  calendarDateIn,
  careDayOf,
  careShape,
  evidenceFromDocuments,
  findImpossibilities,
  findImpossibleCare,
  type Species,
} from '@clearpaw/domain';
import type { DataImportPlan, EnteredRecord, PlanDraft } from './import-plan.ts';
import { DataRefused, parsed } from './read-rows.ts';

type Pet = DataImportPlan['pets'][number];
type Dose = DataImportPlan['vaccinations'][number]['row'];
type Care = DataImportPlan['careRecords'][number]['row'];

export interface Surroundings {
  readonly draft: PlanDraft;
  readonly newId: () => string;
  /** By their ids in the export. */
  readonly pets: ReadonlyMap<string, Pet>;
  /** Imported documents that can prove something: their pet and id in the export, and their new id. */
  readonly proofs: ReadonlyMap<string, { readonly petId: string | null; readonly id: string }>;
}

/**
 * The proof that an import accepts: the imported documents. Confirmations and reviews were given to another account,
 * and a file cannot prove them.
 */
function proofOf(documentIds: readonly string[], petId: string | null, { proofs }: Surroundings) {
  const here = documentIds.flatMap((id) => {
    const paper = proofs.get(id);
    return paper && paper.petId === petId ? [paper.id] : [];
  });
  return { documentIds: here, evidence: evidenceFromDocuments(here) };
}

const unstated = {
  ...{ vaccineName: null, product: null, manufacturer: null, lotNumber: null, route: null, expiresOn: null },
  ...{ doseNumber: null, clinic: null, veterinarian: null, certificateNumber: null, tagNumber: null },
};

export function planVaccinations(
  rows: readonly ExportedRow<'vaccination'>[],
  history: readonly ExportedRow<'vaccinationVersion'>[],
  around: Surroundings,
): DataImportPlan['vaccinations'] {
  const versions = Map.groupBy(history, ({ vaccinationId }) => vaccinationId);
  return rows.flatMap((row) => {
    const pet = around.pets.get(row.petId ?? '');
    if (!pet) return [];
    const id = around.newId();
    const { bornOn, bornOnPrecision, species } = pet;
    const born = { species: species as Species, bornOn, bornOnPrecision };
    const [impossible] = findImpossibilities(row, { ...born, latestToday: around.draft.today, others: [] });
    if (impossible) throw new DataRefused(`vaccination ${row.id}: ${impossible.path}`);
    const asRow = (stated: Partial<typeof row>): Dose => ({
      ...unstated,
      ...{ vaccine: row.vaccine, administeredOn: row.administeredOn, state: row.state },
      ...stated,
      ...proofOf(stated.documentIds ?? [], row.petId, around),
      ...{ id, petId: pet.id, version: 1, correctedAt: null, statedAt: null },
      ...timesOf(around),
    });
    return [
      withHistory(asRow(row), row.id, versions, ({ snapshot }) => asRow(snapshot as Partial<typeof row>)),
    ];
  });
}

export function planCareRecords(
  rows: readonly ExportedRow<'careRecord'>[],
  history: readonly ExportedRow<'careRecordVersion'>[],
  around: Surroundings,
): DataImportPlan['careRecords'] {
  const versions = Map.groupBy(history, ({ careRecordId }) => careRecordId);
  return rows.flatMap((row) => {
    const pet = around.pets.get(row.petId ?? '');
    if (!pet || row.businessId !== null) return [];
    const { kind } = row;
    const at = `care_record ${row.id}`;
    const id = around.newId();
    const facts = parsed(
      exportedCare.facts[kind],
      { ...careShape[kind].unstated, ...Object(row.facts) },
      at,
    ) as CareFacts[CareKind];
    const { bornOn, bornOnPrecision } = pet;
    const born = { bornOn, bornOnPrecision, latestToday: around.draft.today };
    const [impossible] = findImpossibleCare(kind, facts as never, born);
    if (impossible) throw new DataRefused(`${at}: ${impossible.path}`);
    const asRow = (stated: Pick<Care, 'facts' | 'documentIds' | 'state'>): Care => ({
      ...stated,
      ...proofOf(stated.documentIds, row.petId, around),
      ...{ id, petId: pet.id, businessId: null, kind, version: 1, correctedAt: null, statedAt: null },
      onDay: careDayOf(kind, stated.facts as never) ?? calendarDateIn(around.draft.now.getTime(), 'UTC'),
      ...timesOf(around),
    });
    return [
      withHistory(asRow({ ...row, facts }), row.id, versions, (version) => {
        const read = parsed(exportedCare.snapshot[kind], version.snapshot, at) as Record<string, unknown>;
        const { documentIds, state, createdAt: _c, updatedAt: _u, ...stated } = read;
        return asRow({
          facts: { ...facts, ...stated } as CareFacts[CareKind],
          documentIds: (documentIds as string[] | undefined) ?? [],
          state: state as Care['state'],
        });
      }),
    ];
  });
}

/** Everything is dated by the import; the export's own creation dates cannot be proven. */
function timesOf({ draft: { now } }: Surroundings) {
  return { createdAt: now, updatedAt: now };
}

interface Version {
  readonly version: number;
  readonly reason: string | null;
}

/** The last version is the present state, whatever the export says. */
function withHistory<Row extends { readonly version: number }, Old extends Version>(
  present: Row,
  oldId: string,
  versions: ReadonlyMap<string, readonly Old[]>,
  asRow: (version: Old) => Row,
): EnteredRecord<Row> {
  const history = (versions.get(oldId) ?? []).toSorted((a, b) => a.version - b.version);
  const row = { ...present, version: Math.max(1, history.length) };
  const earlier = history.slice(0, -1).map((old, index) => ({
    row: { ...asRow(old), version: index + 1 },
    reason: old.reason,
  }));
  return { row, versions: [...earlier, { row, reason: history.at(-1)?.reason ?? null }] };
}

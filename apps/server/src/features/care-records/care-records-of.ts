import { type CareFacts, type JudgedKind, judgedKinds, type PetRecords } from '@clearpaw/domain';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Database, preparedOnce } from '../../platform/database/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';

/** The care records that the engine reads. */
export type CareOfPet = Pick<
  PetRecords,
  'tests' | 'treatments' | 'exemptions' | 'declarations' | 'evaluations'
>;

const columns = {
  petId: careRecordTable.petId,
  id: careRecordTable.id,
  kind: careRecordTable.kind,
  facts: careRecordTable.facts,
  evidence: careRecordTable.evidence,
};

/** An evaluation counts only at the business that made it. */
const activeCare = preparedOnce((db) =>
  db
    .select(columns)
    .from(careRecordTable)
    .where(
      and(
        sql`${careRecordTable.petId} = any(${sql.placeholder('petIds')})`,
        inArray(careRecordTable.kind, [...judgedKinds]),
        eq(careRecordTable.state, 'active'),
        or(isNull(careRecordTable.businessId), eq(careRecordTable.businessId, sql.placeholder('businessId'))),
      ),
    )
    .prepare('active_care'),
);

type Row = Awaited<ReturnType<ReturnType<typeof activeCare>['execute']>>[number];
type Lists = { -readonly [Name in keyof CareOfPet]: CareOfPet[Name][number][] };

/** The records of each of these pets that count at a business; one query for any number of pets. */
export async function careRecordsOf(
  db: Database,
  petIds: readonly string[],
  businessId: string,
): Promise<ReadonlyMap<string, CareOfPet>> {
  const rows = await activeCare(db).execute({ petIds, businessId });
  const byPet = new Map<string, Lists>(
    petIds.map((id) => [
      id,
      { tests: [], treatments: [], exemptions: [], declarations: [], evaluations: [] },
    ]),
  );
  for (const row of rows) {
    const lists = byPet.get(row.petId);
    // The query reads no other kind.
    if (lists) enter[row.kind as JudgedKind](lists, row);
  }
  return byPet;
}

/** The contract's schema validated the facts together with their kind when they were written. */
const factsOf = <Kind extends JudgedKind>(_kind: Kind, row: Row) => row.facts as CareFacts[Kind];

const enter: Readonly<Record<JudgedKind, (lists: Lists, row: Row) => void>> = {
  test: (lists, row) => {
    const { target, ...facts } = factsOf('test', row);
    const { id, evidence } = row;
    lists.tests.push({ id, ...facts, ...(target === null ? {} : { target }), evidence, underReview: false });
  },
  treatment: (lists, row) => {
    const { id, evidence } = row;
    lists.treatments.push({ id, ...factsOf('treatment', row), evidence, underReview: false });
  },
  exemption: (lists, row) => {
    const { id, evidence } = row;
    lists.exemptions.push({ id, ...factsOf('exemption', row), evidence, underReview: false });
  },
  declaration: (lists, row) => {
    lists.declarations.push({ id: row.id, ...factsOf('declaration', row) });
  },
  evaluation: (lists, row) => {
    lists.evaluations.push({ id: row.id, ...factsOf('evaluation', row) });
  },
};

import {
  asksForEvidence,
  countsOwnReviews,
  type Evidence,
  type PetRecords,
  type Rule,
  recordsAskedBy,
  strongerEvidence,
} from '@clearpaw/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable } from '../../schema/connection.ts';
import { type CareOfPet, careRecordsOf } from '../care-records/index.ts';
import { type ConfirmedEvidence, confirmedEvidenceAt } from '../clinics/index.ts';
import { documentRecordsOf } from '../documents/index.ts';
import { answerRecordsOf } from '../intake-questions/index.ts';
import {
  noRecordReviews,
  type RecordReviews,
  recordReviewsAt,
  reviewedHere,
} from '../review-states/index.ts';
import { underReview } from '../reviews/index.ts';
import type { DoseRecord, vaccinationRecordsOf } from '../vaccinations/index.ts';
import { signatureRecordsOf } from '../waivers/index.ts';

type Doses = Awaited<ReturnType<typeof vaccinationRecordsOf>>;

/** The pets, and the business for which their records count. */
export interface RecordsOf {
  readonly businessId: string;
  readonly petIds: readonly string[];
}

const noCare: CareOfPet = { tests: [], treatments: [], exemptions: [], declarations: [], evaluations: [] };

/** Joins the doses with the other records that these rules read; the rest is not fetched. */
export async function petRecordsOf(
  db: Database,
  { businessId, petIds }: RecordsOf,
  rules: readonly Rule[],
  doses: Doses,
): Promise<ReadonlyMap<string, PetRecords>> {
  const asked = recordsAskedBy(rules);
  const care = asked.care ? await careRecordsOf(db, petIds, businessId) : null;
  const documentRecords = asked.documents ? await documentRecordsOf(db, petIds) : null;
  const visits = asked.lastVisit ? await lastVisitsOf(db, businessId, petIds) : null;
  const signed = await signaturesFor(db, businessId, petIds, rules);
  const answered = asked.answers ? await answerRecordsOf(db, businessId, petIds) : null;
  const waiting = await underReview(db, businessId, petIds, rules);
  const confirmed = asksForEvidence(rules) ? await confirmedEvidenceAt(db, businessId, petIds) : noEvidence;
  const reviewed = care || documentRecords ? await recordReviewsAt(db, businessId, petIds) : noRecordReviews;
  const proven: Proven = { confirmed, reviewed, waiting };
  const own = countsOwnReviews(rules) ? await reviewedHere(db, businessId, petIds) : null;
  return new Map(
    petIds.map((id) => [
      id,
      withOwnReviews(own, {
        ...careProven(care?.get(id) ?? noCare, proven),
        vaccinations: asConfirmed(asReviewedBy(businessId, doses.get(id) ?? [], waiting), confirmed),
        documents: asProven(documentRecords?.get(id) ?? [], proven),
        signatures: signed.get(id) ?? [],
        answers: answered?.get(id) ?? [],
        lastVisitOn: visits?.get(id) ?? null,
      }),
    ]),
  );
}

/** Marks the records that this business reviewed itself; null if no rule depends on it. */
function withOwnReviews(own: ReadonlySet<string> | null, records: PetRecords): PetRecords {
  if (own === null) return records;
  const mark = <Kind extends { readonly id: string }>(kind: readonly Kind[]) =>
    kind.map((record) => ({ ...record, reviewedHere: own.has(record.id) }));
  return {
    ...records,
    vaccinations: mark(records.vaccinations),
    tests: mark(records.tests),
    treatments: mark(records.treatments),
    documents: mark(records.documents),
    exemptions: mark(records.exemptions),
  };
}

const noEvidence: ConfirmedEvidence = new Map();

/** With the evidence that clinics gave, as far as it counts at this business. */
function asConfirmed<Kind extends { readonly id: string; readonly evidence: Evidence }>(
  records: readonly Kind[],
  confirmed: ConfirmedEvidence,
): readonly Kind[] {
  if (!records.some(({ id }) => confirmed.has(id))) return records;
  return records.map((record) => {
    const evidence = strongerEvidence(record.evidence, confirmed.get(record.id) ?? null);
    return evidence === record.evidence ? record : { ...record, evidence };
  });
}

/** What clinics and businesses decided about records other than vaccinations. */
interface Proven {
  readonly confirmed: ConfirmedEvidence;
  readonly reviewed: RecordReviews;
  /** The records that this business still has to review. */
  readonly waiting: ReadonlySet<string>;
}

interface ProvableRecord {
  readonly id: string;
  readonly evidence: Evidence;
  readonly underReview: boolean;
}

/** With their evidence at this business; records that it rejected do not count there. */
function asProven<Kind extends ProvableRecord>(
  records: readonly Kind[],
  { confirmed, reviewed, waiting }: Proven,
): readonly Kind[] {
  const counting = records.filter(({ id }) => !reviewed.rejected.has(id));
  return asConfirmed(counting, confirmed).map((record) => {
    const { id, underReview } = record;
    const evidence = reviewed.verified.has(id)
      ? strongerEvidence(record.evidence, 'reviewed')
      : record.evidence;
    return { ...record, evidence, underReview: underReview || waiting.has(id) };
  });
}

function careProven(care: CareOfPet, proven: Proven): CareOfPet {
  return {
    ...care,
    tests: asProven(care.tests, proven),
    treatments: asProven(care.treatments, proven),
    exemptions: asProven(care.exemptions, proven),
  };
}

/** Marks the doses that this business has rejected, and those that it still has to review. */
function asReviewedBy(
  businessId: string,
  doses: readonly DoseRecord[],
  waiting: ReadonlySet<string>,
): PetRecords['vaccinations'] {
  if (waiting.size === 0 && doses.every(({ rejectedBy }) => rejectedBy.length === 0)) return doses;
  return doses.map((dose) => {
    if (dose.rejectedBy.includes(businessId)) return { ...dose, state: 'rejected' };
    return waiting.has(dose.id) ? { ...dose, underReview: true } : dose;
  });
}

/** Read only if a rule requires one; most businesses have no such rule. */
async function signaturesFor(
  db: Database,
  businessId: string,
  petIds: readonly string[],
  rules: readonly Rule[],
): Promise<ReadonlyMap<string, PetRecords['signatures']>> {
  if (!rules.some((rule) => rule.requirement.kind === 'waiver')) return new Map();
  return signatureRecordsOf(db, businessId, petIds);
}

/** The day, at the business, on which each pet was last admitted there. */
async function lastVisitsOf(
  db: Database,
  businessId: string,
  petIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      petId: connectionTable.petId,
      on: sql<string | null>`(${connectionTable.lastVisitAt} at time zone ${businessTable.timeZone})::date`,
    })
    .from(connectionTable)
    .innerJoin(businessTable, eq(businessTable.id, connectionTable.businessId))
    .where(and(eq(connectionTable.businessId, businessId), inArray(connectionTable.petId, [...petIds])));
  return new Map(rows.flatMap(({ petId, on }) => (on === null ? [] : [[petId, on]])));
}

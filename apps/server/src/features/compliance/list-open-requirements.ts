import type { compliance, OutputOf } from '@clearpaw/contract';
import {
  type Check,
  type ComplianceReport,
  calendarDateIn,
  compareDates,
  evaluateCompliance,
  goodUntil,
  isSatisfied,
  type PetFacts,
  type PetRecords,
  type Rule,
  subjectOf,
  type Visit,
} from '@clearpaw/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { carersPet, type PetRow, petFactsOf } from '../pets/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { vaccinationRecordsOf } from '../vaccinations/index.ts';
import { petRecordsOf } from './pet-records-of.ts';
import { type NextVisit, visitsAheadOf } from './visits-ahead-of.ts';
import { waiverTitlesOf } from './waiver-titles-of.ts';

type Input = z.output<typeof compliance.listOpenRequirements.input>;
type Open = OutputOf<typeof compliance.listOpenRequirements>['items'][number];
type Doses = Awaited<ReturnType<typeof vaccinationRecordsOf>>;

interface Connected {
  readonly business: typeof businessTable.$inferSelect;
  readonly scope: Open['scope'];
}

/** What each connected business still requires for a pet, and what expires soon there, by today's rules. */
export async function listOpenRequirements(call: Call, input: Input): Promise<Page<Open>> {
  const { pet } = await carersPet(call, input.petId);
  const { db } = call.services.store;
  const after = readCursor(input.cursor, ['id']);
  const rows: Connected[] = await db
    .select({ business: businessTable, scope: connectionTable.scope })
    .from(connectionTable)
    .innerJoin(businessTable, eq(businessTable.id, connectionTable.businessId))
    .where(
      and(
        eq(connectionTable.petId, pet.id),
        isConnected(call.now),
        after ? gt(businessTable.id, after[0] ?? '') : undefined,
      ),
    )
    .orderBy(asc(businessTable.id))
    .limit(input.limit + 1);
  const page = pageOf(rows, input.limit, ({ business }) => [business.id]);
  if (page.items.length === 0) return { ...page, items: [] };
  const doses = await vaccinationRecordsOf(db, [pet.id]);
  const visits = await visitsAheadOf(call, pet.id);
  const items = await Promise.all(
    page.items.map((row) => openAt(call, pet, row, { doses, visits: visits.get(row.business.id) ?? [] })),
  );
  return { ...page, items };
}

interface Known {
  readonly doses: Doses;
  readonly visits: readonly NextVisit[];
}

async function openAt(call: Call, pet: PetRow, at: Connected, { doses, visits }: Known): Promise<Open> {
  const { business, scope } = at;
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const { rules } = await rulesInForce(db, business.id, today);
  const recordsOf = await petRecordsOf(db, { businessId: business.id, petIds: [pet.id] }, rules, doses);
  const records = recordsOf.get(pet.id);
  const visit = visits.find(({ departure }) => compareDates(departure, today) >= 0) ?? null;
  const stay = stayOf(visit, today);
  const facts = { pet: petFactsOf(pet), visit: stay };
  const report = records ? evaluateCompliance({ rules, records, ...facts }) : nothingAsked;
  const titles = await waiverTitlesOf(db, rules);
  const required = report.checks.filter(
    ({ level, status }) => level === 'required' && status !== 'not_applicable',
  );
  return {
    businessId: business.id,
    businessName: business.name,
    scope,
    visit,
    verdict: report.verdict,
    clearedThrough: goodUntil(report),
    asked: required.length,
    met: required.filter(({ status }) => isSatisfied(status)).length,
    checks: report.checks.filter(isOpen).flatMap((check) => {
      const rule = rules.find(({ id }) => id === check.ruleId);
      return rule && records ? [present(check, rule, titles, { records, ...facts })] : [];
    }),
  };
}

const nothingAsked: ComplianceReport = {
  verdict: 'compliant',
  checks: [],
  compliantFrom: null,
  changesOn: null,
};

/** The planned visit, from today on if it has begun; without one, a visit today. */
function stayOf(visit: NextVisit | null, today: string): Visit {
  if (visit === null) return { service: null, arrival: today, departure: today };
  const { service, arrival, departure } = visit;
  return { service, arrival: compareDates(arrival, today) < 0 ? today : arrival, departure };
}

const isOpen = ({ status }: Check): boolean =>
  !isSatisfied(status) || status === 'expiring' || status === 'grace';

interface Judged {
  readonly pet: PetFacts;
  readonly records: PetRecords;
  readonly visit: Visit;
}

function present(
  check: Check,
  rule: Rule,
  titles: ReadonlyMap<string, string>,
  judged: Judged,
): Open['checks'][number] {
  const { requirement } = rule;
  const waiver = requirement.kind === 'waiver' ? titles.get(requirement.waiverId) : undefined;
  // A rule that is only recommended decides no verdict, so it is judged here as a required one.
  const alone = { rules: [{ ...rule, level: 'required' as const }], ...judged };
  return {
    ...check,
    recordIds: [...check.recordIds],
    title: rule.title ?? waiver ?? subjectOf(requirement),
    // The contract's own schema validated the rules when they were published.
    rule: rule as unknown as Open['checks'][number]['rule'],
    passesFrom: isSatisfied(check.status) ? null : evaluateCompliance(alone).compliantFrom,
  };
}

import type { compliance, OutputOf } from '@clearpaw/contract';
import { type Check, calendarDateIn, isSatisfied } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { businessTable } from '../../schema/business.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { carersPet, type PetRow } from '../pets/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { assessPets } from './assess-pets.ts';
import { waiverTitlesOf } from './waiver-titles-of.ts';

type Input = z.output<typeof compliance.listWaiversToSign.input>;
type Unsigned = OutputOf<typeof compliance.listWaiversToSign>['items'][number];
type BusinessRow = typeof businessTable.$inferSelect;

/** The waivers that the pet's businesses require and that are not signed in their current version. */
export async function listWaiversToSign(call: Call, input: Input): Promise<Page<Unsigned>> {
  const { pet } = await carersPet(call, input.petId);
  const { db } = call.services.store;
  const after = readCursor(input.cursor, ['id', 'id']);
  const businesses = await db
    .select({ business: businessTable })
    .from(connectionTable)
    .innerJoin(businessTable, eq(businessTable.id, connectionTable.businessId))
    .where(and(eq(connectionTable.petId, pet.id), isConnected(call.now)));
  const found = await Promise.all(businesses.map((row) => unsignedAt(call, pet, row.business)));
  const ordered = found.flat().toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));
  const rest = after ? ordered.filter((one) => sortKeyOf(one) > after.join(' ')) : ordered;
  return pageOf(rest.slice(0, input.limit + 1), input.limit, (one) => [one.businessId, one.waiverId]);
}

const sortKeyOf = ({ businessId, waiverId }: Unsigned): string => `${businessId} ${waiverId}`;

/** Judges the pet only if a rule requires a waiver. */
async function unsignedAt(call: Call, pet: PetRow, at: BusinessRow): Promise<Unsigned[]> {
  const { db } = call.services.store;
  const today = calendarDateIn(call.now.getTime(), at.timeZone);
  const { rules } = await rulesInForce(db, at.id, today);
  const asking = rules.filter(({ requirement }) => requirement.kind === 'waiver');
  if (asking.length === 0) return [];
  const visit = { service: null, arrival: today, departure: today };
  const { reports } = await assessPets(db, at.id, [pet], visit, today);
  const checks = reports.get(pet.id)?.checks ?? [];
  const titles = await waiverTitlesOf(db, asking);
  const unsigned = new Map<string, Unsigned>();
  for (const rule of asking) {
    const check = checks.find(({ ruleId }) => ruleId === rule.id);
    if (!check || isSatisfied(check.status) || rule.requirement.kind !== 'waiver') continue;
    const { waiverId } = rule.requirement;
    const title = titles.get(waiverId);
    const required = rule.level === 'required' || unsigned.get(waiverId)?.required === true;
    if (title === undefined) continue;
    const said = { title, businessId: at.id, businessName: at.name, required, reason: reasonOf(check) };
    unsigned.set(waiverId, { waiverId, ...said });
  }
  return [...unsigned.values()];
}

function reasonOf({ reason }: Check): Unsigned['reason'] {
  if (reason === 'expires_during_stay') return 'expired';
  return reason === 'older_version' || reason === 'expired' ? reason : 'missing';
}

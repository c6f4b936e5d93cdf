import { calendarDateIn } from '@clearpaw/domain';
import {
  type PlaceholderValues,
  type ReadStatement,
  rowOfJson,
  type Store,
} from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import type { ShownBadge } from '../badges/index.ts';
import { careAlertsOfJson } from '../care-records/index.ts';
import { type AccessFacts, readAccess } from '../members/index.ts';
import { rulesOfRow, rulesValues } from '../requirements/index.ts';
import { dosesOfJson } from '../vaccinations/index.ts';
import { visitOfJson, visitValues } from '../visit-states/index.ts';
import type { EntranceBusiness, EntranceRow } from './entrance-statements.ts';
import type { VisitingPet, VisitorRow } from './find-visitor.ts';

/** A pet at check-in: identified by the badge it showed, or chosen by staff. */
export interface EntranceQuestion {
  readonly businessId: string;
  readonly shown: ShownBadge | { readonly petId: string };
  readonly service: string | null;
  readonly arrivedAt: Date;
  readonly orOther?: boolean;
}

/** One statement for each way to find the pet. */
type Statements<Row> = Readonly<Record<'code' | 'id' | 'index', ReadStatement<Row>>>;

/**
 * Everything that a check-in decision needs, in one statement; `row` also has what the caller reads besides. Nothing is
 * judged here except that the business exists, not even whether the caller may know it.
 */
export async function readForEntrance<Row extends EntranceRow>(
  call: Call,
  statements: Statements<Row>,
  question: EntranceQuestion,
  besides: PlaceholderValues = {},
) {
  const { businessId } = question;
  const { store } = call.services;
  const where = { id: businessId, timeZone: await timeZoneOf(call, businessId) };
  const rules = rulesValues(store, businessId, calendarDateIn(call.now.getTime(), where.timeZone));
  const [by, pet] = foundBy(question.shown);
  const { rows } = await store.run(statements[by], {
    ...{ ...rules, ...besides, uid: call.uid, now: call.now.toISOString(), pet },
    ...visitValues(where, question),
  });
  const [row] = rows;
  if (row && row.timeZone !== where.timeZone) {
    noteTimeZone(store, businessId, row.timeZone);
    return readForEntrance(call, statements, question, besides);
  }
  if (!row) throw refuse.notFound('business');
  return { ...readOf(row), inForce: rulesOfRow(store, businessId, row, rules), row };
}

/** Whether a credential is valid is judged together with its badge's row. */
function foundBy(shown: EntranceQuestion['shown']): ['code' | 'id' | 'index', string | number] {
  if ('petId' in shown) return ['id', shown.petId];
  const { claims, code } = shown;
  return claims !== null && code === null ? ['index', claims.revocationIndex] : ['code', code ?? ''];
}

function readOf(row: EntranceRow) {
  return {
    access: accessOf(row),
    visitor: visitorOf(row),
    visit: visitOfJson(row.visit),
    doses: dosesOfJson(row.doses),
    careAlerts: careAlertsOfJson(row.careAlerts),
  };
}

function accessOf(row: EntranceRow): { readonly business: EntranceBusiness } & AccessFacts {
  const { businessId: id, businessName: name, kind, timeZone, services, acceptPaper, demo } = row;
  const { role, userType, businessConnect, tier, accessEndsAt, currentPeriodEnd } = row;
  const business = { id, name, kind, timeZone, services, acceptPaper, demo };
  return { business, role, userType, businessConnect, tier, accessEndsAt, currentPeriodEnd };
}

/** Undefined if there is no such pet, or no such badge. */
function visitorOf(row: EntranceRow): VisitorRow | undefined {
  const { petId, revokedAt, revocationIndex, scope, contactShared } = row;
  if (petId === null) return undefined;
  return {
    pet: petOf(row, petId),
    revokedAt,
    scope,
    contactShared,
    revocationIndex: revocationIndex === null ? null : Number(revocationIndex),
    openCheckIn: rowOfJson(checkInTable, row.openCheckIn),
  };
}

function petOf(row: EntranceRow, id: string): VisitingPet {
  const { petName: name, ownerId, species, sex, sterilized, bornOn, bornOnPrecision, weightKg } = row;
  const { microchip, colour, photoPath, alerts, state, specimen } = row;
  const facts = { species, sex, sterilized, bornOn, bornOnPrecision, weightKg, microchip };
  return { id, name, ownerId, ...facts, colour, photoPath, alerts, state, specimen };
}

/**
 * The business's time zone determines which day it is. A cached zone may be outdated: what was read with it is then
 * read again.
 */
const timeZones = new WeakMap<Store, Map<string, string>>();
const maxRemembered = 10_000;

async function timeZoneOf(call: Call, businessId: string): Promise<string> {
  const { store } = call.services;
  const known = timeZones.get(store)?.get(businessId);
  if (known !== undefined) return known;
  const access = await readAccess(store.db, call, businessId);
  if (!access) return 'UTC';
  noteTimeZone(store, businessId, access.business.timeZone);
  return access.business.timeZone;
}

function noteTimeZone(store: Store, businessId: string, timeZone: string): void {
  const known = timeZones.get(store) ?? new Map<string, string>();
  if (known.size >= maxRemembered) known.clear();
  timeZones.set(store, known.set(businessId, timeZone));
}

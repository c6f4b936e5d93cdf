import { calendarDateIn } from '@clearpaw/domain';
import type { Database, StatementAnswers, Statements, Store } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { type AskedPet, petWithBadge, petWithId } from '../../schema/asked-pet.ts';
import type { ShownBadge } from '../badges/index.ts';
import { readCareAlerts } from '../care-records/index.ts';
import { readAccess } from '../members/index.ts';
import { rulesInForce } from '../requirements/index.ts';
import { readDosesOf } from '../vaccinations/index.ts';
import { readVisit } from '../visit-states/index.ts';
import { readConnected, readVisitor } from './find-visitor.ts';

/** A pet at check-in: identified by the badge it showed, or chosen by staff. */
export interface EntranceQuestion {
  readonly businessId: string;
  readonly shown: ShownBadge | { readonly petId: string };
  readonly service: string | null;
  readonly arrivedAt: Date;
  readonly orOther?: boolean;
}

/**
 * Everything that a check-in decision needs, and what a caller reads besides, in one round trip. Nothing is judged
 * here, not even whether the caller may know it.
 */
export async function readForEntrance<S extends Statements>(
  call: Call,
  question: EntranceQuestion,
  besides: (db: Database, pet: AskedPet) => readonly [...S],
) {
  const { businessId, shown } = question;
  const { store } = call.services;
  const where = { id: businessId, timeZone: await timeZoneOf(call, businessId) };
  const today = calendarDateIn(call.now.getTime(), where.timeZone);
  const pet = askedPet(shown);
  const [access, visitor, visit, inForce, doses, careAlerts, ...others] = await store.together((db) => [
    readAccess(db, call, businessId),
    'petId' in shown
      ? readConnected(db, call, businessId, shown.petId)
      : readVisitor(db, call, businessId, shown),
    readVisit(db, where, pet, question),
    rulesInForce(db, businessId, today),
    readDosesOf(db, pet),
    readCareAlerts(db, pet, { businessId, now: call.now }),
    ...besides(db, pet),
  ]);
  const known = access?.business.timeZone;
  if (known !== undefined && known !== where.timeZone) {
    noteTimeZone(store, businessId, known);
    return readForEntrance(call, question, besides);
  }
  const read = { access, visitor, visit, inForce, doses, careAlerts };
  return { ...read, besides: others as unknown as StatementAnswers<S> };
}

/** Credentials name their pet; whether they are valid is judged together with the badge's row. */
function askedPet(shown: EntranceQuestion['shown']): AskedPet {
  if ('petId' in shown) return petWithId(shown.petId);
  return shown.claims ? petWithId(shown.claims.petId) : petWithBadge(shown.code);
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

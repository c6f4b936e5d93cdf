import type { PetRow } from '../../features/pets/index.ts';
import {
  type BuilderServices,
  type BuiltAccount,
  type BuiltBusiness,
  type BuiltCheckIn,
  draftCheckIn,
  type ViewRow,
  writeCheckIns,
  writeViews,
} from '../builders/index.ts';
import { demoToday } from './demo-days.ts';
import type { OnSitePet } from './on-site-pets.ts';
import { createRng, type Rng } from './rng.ts';
import { VisitJudge } from './visit-judge.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const historyDays = 60;
/** Midnight in New York is four or five hours after midnight in UTC; the morning rush starts at twelve UTC. */
const openingMs = 12 * 60 * minuteMs;

/** A business, its visiting pets and the member who records the check-ins. */
export interface DemoContext {
  readonly business: BuiltBusiness;
  readonly regulars: readonly OnSitePet[];
  readonly staff: readonly BuiltAccount[];
  /** The minimum and maximum number of regulars on a working day. */
  readonly perDay: readonly [number, number];
}

/** Sixty days of arrivals and views at all businesses up to today, in chronological order, as in real use. */
export async function writeHistory(
  services: BuilderServices,
  ...scenes: readonly DemoContext[]
): Promise<void> {
  const drafts: BuiltCheckIn[] = [];
  for (const context of scenes) drafts.push(...(await historyOf(services, context)));
  drafts.sort((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime());
  const rows = drafts.map((row) => ({ ...row, id: services.newId() }));
  await writeCheckIns(services, rows);
  await writeViews(
    services,
    rows.filter(wasScanned).map((row) => toView(services, row)),
  );
}

async function historyOf(services: BuilderServices, context: DemoContext): Promise<BuiltCheckIn[]> {
  const pets = context.regulars.map((regular) => regular.pet);
  const judge = new VisitJudge(services, context.business, pets);
  const rng = createRng(context.business.name.length);
  const rows: BuiltCheckIn[] = [];
  for (let daysAgo = historyDays; daysAgo >= 1; daysAgo--) {
    for (const arrival of arrivalsOf(services, context, rng, daysAgo)) {
      rows.push(await enter(services, context, judge, rng, arrival));
    }
  }
  for (const arrival of todaysArrivals(services, context, rng)) {
    rows.push(await enter(services, context, judge, rng, arrival));
  }
  return rows;
}

interface Arrival {
  readonly pet: PetRow;
  readonly service: string;
  readonly arrivedAt: Date;
  readonly departedAt: Date | null;
}

function arrivalsOf(services: BuilderServices, context: DemoContext, rng: Rng, daysAgo: number): Arrival[] {
  const day = Date.parse(`${demoToday(services)}T00:00:00Z`) - daysAgo * dayMs;
  const weekend = [0, 6].includes(new Date(day).getUTCDay());
  const [fewest, most] = context.perDay;
  const wanted = Math.ceil(rng.between(fewest, most) * (weekend ? 0.4 : 1));
  // Pets boarding now arrived some days ago, so they cannot arrive again in between.
  const free = context.regulars.filter(
    ({ service, here }) => !(here && service === 'boarding' && daysAgo <= 6),
  );
  const comers = free.map((regular) => ({ regular, draw: rng.next() })).sort((a, b) => a.draw - b.draw);
  return comers.slice(0, wanted).map(({ regular }) => {
    const arrivedAt = new Date(day + openingMs + rng.between(0, 170) * minuteMs);
    const departedAt = new Date(arrivedAt.getTime() + rng.between(90, 560) * minuteMs);
    return { pet: regular.pet, service: regular.service, arrivedAt, departedAt };
  });
}

/** The pets present now, and a few that have already been picked up. */
function todaysArrivals(services: BuilderServices, context: DemoContext, rng: Rng): Arrival[] {
  const now = services.clock.now().getTime();
  const gone = context.regulars.filter(({ here }) => !here).slice(0, 4);
  const left = gone.map(({ pet, service }, index) => {
    const arrivedAt = new Date(now - (320 + index * 7) * minuteMs);
    return { pet, service, arrivedAt, departedAt: new Date(now - (index * 9 + 4) * minuteMs) };
  });
  const present = context.regulars.filter(({ here }) => here);
  const staying = present.map(({ pet, service }, index) => {
    const days = service === 'boarding' ? rng.between(1, 4) * dayMs : 0;
    const arrivedAt = new Date(now - days - (6 + index * 12) * minuteMs);
    return { pet, service, arrivedAt, departedAt: null };
  });
  return [...left, ...staying];
}

async function enter(
  services: BuilderServices,
  context: DemoContext,
  judge: VisitJudge,
  rng: Rng,
  arrival: Arrival,
): Promise<BuiltCheckIn> {
  const { pet, ...times } = arrival;
  const judged = await judge.judge(pet, arrival.arrivedAt);
  const good = judged.verdict === 'compliant' || judged.verdict === 'expiring';
  const staying = arrival.departedAt === null;
  const overridden = !good && (staying || rng.next() < 0.2);
  const admitted = good || overridden;
  const recorder = overridden ? context.staff[0] : context.staff[rng.between(0, context.staff.length - 1)];
  return draftCheckIn(services, pet, context.business, {
    ...times,
    ...judged,
    departedAt: admitted ? times.departedAt : null,
    method: rng.next() < 0.85 ? 'badge' : 'manual',
    decision: admitted ? 'admitted' : 'denied',
    overrideReason: overridden ? 'Certificate shown on paper; the owner uploads it tonight.' : null,
    recordedBy: recorder?.uid ?? context.business.billingUid,
  });
}

function wasScanned(row: BuiltCheckIn): boolean {
  return row.method === 'badge';
}

/** The view that precedes the arrival. Ids are generated in chronological order, which is the order of the log. */
function toView(services: BuilderServices, row: BuiltCheckIn): ViewRow {
  const at = new Date(row.arrivedAt.getTime() - 20_000);
  const { businessId, petId, recordedBy: uid } = row;
  return { id: services.newId(), petId, businessId, uid, what: 'verdict', at };
}

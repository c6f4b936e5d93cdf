import type { PetRow } from '../../features/pets/index.ts';
import {
  type Account,
  type BuilderServices,
  type BusinessRow,
  type CheckInRow,
  draftCheckIn,
  type ViewRow,
  writeCheckIns,
  writeViews,
} from '../builders/index.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { demoToday } from './demo-days.ts';
import type { FloorPet } from './floor-pets.ts';
import { VisitJudge } from './visit-judge.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const historyDays = 60;
/** Midnight of a New York day lies four or five hours after that of UTC; the morning rush begins there at twelve. */
const openingMs = 12 * 60 * minuteMs;

/** A place, who may come and who writes down that they came. */
export interface Scene {
  readonly business: BusinessRow;
  readonly regulars: readonly FloorPet[];
  readonly staff: readonly Account[];
  /** How many of the regulars come on a working day, at least and at most. */
  readonly perDay: readonly [number, number];
}

/** Sixty days of arrivals and looks at all places, up to today's; in the order of time, as they would have come about. */
export async function writeHistory(services: BuilderServices, ...scenes: readonly Scene[]): Promise<void> {
  const drafts: CheckInRow[] = [];
  for (const scene of scenes) drafts.push(...(await historyOf(services, scene)));
  drafts.sort((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime());
  const rows = drafts.map((row) => ({ ...row, id: services.newId() }));
  await writeCheckIns(services, rows);
  await writeViews(
    services,
    rows.filter(wasScanned).map((row) => toView(services, row)),
  );
}

async function historyOf(services: BuilderServices, scene: Scene): Promise<CheckInRow[]> {
  const pets = scene.regulars.map((regular) => regular.pet);
  const judge = new VisitJudge(services, scene.business, pets);
  const chance = chanceFrom(scene.business.name.length);
  const rows: CheckInRow[] = [];
  for (let daysAgo = historyDays; daysAgo >= 1; daysAgo--) {
    for (const arrival of arrivalsOf(services, scene, chance, daysAgo)) {
      rows.push(await enter(services, scene, judge, chance, arrival));
    }
  }
  for (const arrival of todaysArrivals(services, scene, chance)) {
    rows.push(await enter(services, scene, judge, chance, arrival));
  }
  return rows;
}

interface Arrival {
  readonly pet: PetRow;
  readonly service: string;
  readonly arrivedAt: Date;
  readonly departedAt: Date | null;
}

function arrivalsOf(services: BuilderServices, scene: Scene, chance: Chance, daysAgo: number): Arrival[] {
  const day = Date.parse(`${demoToday(services)}T00:00:00Z`) - daysAgo * dayMs;
  const weekend = [0, 6].includes(new Date(day).getUTCDay());
  const [fewest, most] = scene.perDay;
  const wanted = Math.ceil(chance.between(fewest, most) * (weekend ? 0.4 : 1));
  // Boarders who are here now came some days ago; they cannot come again in between.
  const free = scene.regulars.filter(
    ({ service, here }) => !(here && service === 'boarding' && daysAgo <= 6),
  );
  const comers = free.map((regular) => ({ regular, draw: chance.next() })).sort((a, b) => a.draw - b.draw);
  return comers.slice(0, wanted).map(({ regular }) => {
    const arrivedAt = new Date(day + openingMs + chance.between(0, 170) * minuteMs);
    const departedAt = new Date(arrivedAt.getTime() + chance.between(90, 560) * minuteMs);
    return { pet: regular.pet, service: regular.service, arrivedAt, departedAt };
  });
}

/** Who is here now, and a few who have already been picked up. */
function todaysArrivals(services: BuilderServices, scene: Scene, chance: Chance): Arrival[] {
  const now = services.clock.now().getTime();
  const gone = scene.regulars.filter(({ here }) => !here).slice(0, 4);
  const left = gone.map(({ pet, service }, index) => {
    const arrivedAt = new Date(now - (320 + index * 7) * minuteMs);
    return { pet, service, arrivedAt, departedAt: new Date(now - (index * 9 + 4) * minuteMs) };
  });
  const present = scene.regulars.filter(({ here }) => here);
  const staying = present.map(({ pet, service }, index) => {
    const days = service === 'boarding' ? chance.between(1, 4) * dayMs : 0;
    const arrivedAt = new Date(now - days - (6 + index * 12) * minuteMs);
    return { pet, service, arrivedAt, departedAt: null };
  });
  return [...left, ...staying];
}

async function enter(
  services: BuilderServices,
  scene: Scene,
  judge: VisitJudge,
  chance: Chance,
  arrival: Arrival,
): Promise<CheckInRow> {
  const { pet, ...times } = arrival;
  const judged = await judge.judge(pet, arrival.arrivedAt);
  const good = judged.verdict === 'compliant' || judged.verdict === 'expiring';
  const staying = arrival.departedAt === null;
  const overridden = !good && (staying || chance.next() < 0.2);
  const admitted = good || overridden;
  const recorder = overridden ? scene.staff[0] : scene.staff[chance.between(0, scene.staff.length - 1)];
  return draftCheckIn(services, pet, scene.business, {
    ...times,
    ...judged,
    departedAt: admitted ? times.departedAt : null,
    method: chance.next() < 0.85 ? 'badge' : 'manual',
    decision: admitted ? 'admitted' : 'denied',
    overrideReason: overridden ? 'Certificate shown on paper; the owner uploads it tonight.' : null,
    recordedBy: recorder?.uid ?? scene.business.billingUid,
  });
}

function wasScanned(row: CheckInRow): boolean {
  return row.method === 'badge';
}

/** The look that came before the arrival. Ids are made in the order of time, which is how the log is read. */
function toView(services: BuilderServices, row: CheckInRow): ViewRow {
  const at = new Date(row.arrivedAt.getTime() - 20_000);
  const { businessId, petId, recordedBy: uid } = row;
  return { id: services.newId(), petId, businessId, uid, what: 'verdict', at };
}

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestPerson, type TestServer, type TestStream, useServer } from '../../../test/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { checkInTable } from '../../schema/check-in.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildPet,
  draftCheckIn,
} from '../../seed/builders/index.ts';
import type { PetRow } from '../pets/index.ts';
import { type CheckInRow, checkInTopic, presentCheckIn } from './check-in-presenter.ts';
import { type Change, OnSiteLog, OnSiteReader } from './testing/on-site-log.ts';

/** ON_SITE_RECONNECTS=10000 is the full run. */
const reconnects = Number(process.env.ON_SITE_RECONNECTS ?? 120);
const [readers, writers, writesPerSecond, pets] = [16, 12, 100, 120];
const PUBLIC_URL = 'http://clearpaw.test';
const server = await useServer({ PUBLIC_URL });
/** A second server on the same database: half of the writes and of the readers use it. */
const copy = await useServer({ PUBLIC_URL, DATABASE_URL: server.databaseUrl });
const copies: readonly TestServer[] = [server, copy];

interface Fixture {
  /** Signed in again from time to time, because a full run takes longer than a token is valid. */
  staff: TestPerson;
  readonly business: BuiltBusiness;
  readonly petRows: readonly PetRow[];
  readonly log: OnSiteLog;
}

async function openOnSite(): Promise<Fixture> {
  const staff = await server.businessPerson();
  const business = await buildBusiness(server.services, { owner: staff, timeZone: 'UTC' });
  const petRows: PetRow[] = [];
  for (let index = 0; index < pets; index += 1) {
    const pet = await buildPet(server.services, { name: 'Rex' });
    await buildConnection(server.services, { pet, business });
    petRows.push(pet);
  }
  return { staff, business, petRows, log: new OnSiteLog() };
}

/**
 * Checks pets in and out until it is stopped. Every tenth time through the functions; otherwise it writes the same row
 * and event in one transaction, some of which stay open for a while, so that they commit in another order.
 */
async function write(fixture: Fixture, writer: number, isOver: () => boolean) {
  const { petRows, log } = fixture;
  const mine = petRows.filter((_, index) => index % writers === writer);
  const here = new Map<string, string>();
  let next = performance.now();
  for (let round = 0; !isOver(); round += 1) {
    const pet = mine[Math.floor(Math.random() * mine.length)] as PetRow;
    const on = copies[round % copies.length] as TestServer;
    const way = round % 10 === 0 ? byFunctions : byHand;
    const open = here.get(pet.id);
    const begun = log.now();
    if (open === undefined) {
      const id = await way.enter(on, fixture, pet);
      log.note({ id, what: 'in', begun });
      here.set(pet.id, id);
    } else {
      await way.leave(on, fixture, open);
      log.note({ id: open, what: 'out', begun });
      here.delete(pet.id);
    }
    next += (1_000 * writers) / writesPerSecond;
    await wait(Math.max(0, next - performance.now()));
  }
}

const keyed = ({ business }: Fixture) => ({ businessId: business.id, idempotencyKey: crypto.randomUUID() });
const byFunctions = {
  async enter(on: TestServer, fixture: Fixture, { id: petId }: PetRow): Promise<string> {
    const arrival = { ...keyed(fixture), petId, method: 'manual', decision: 'admit' } as const;
    return (await on.call(fixture.staff, 'checkIn', arrival)).id;
  },
  async leave(on: TestServer, fixture: Fixture, checkInId: string): Promise<void> {
    await on.call(fixture.staff, 'checkOut', { ...keyed(fixture), checkInId });
  },
};
const byHand = {
  async enter({ services }: TestServer, { business }: Fixture, pet: PetRow): Promise<string> {
    const row = draftCheckIn(services, pet, business, {});
    await services.store.transaction(async (tx) => {
      await tx.db.insert(checkInTable).values(row);
      await now(tx, row);
    });
    return row.id;
  },
  async leave({ services }: TestServer, _: Fixture, id: string): Promise<void> {
    await services.store.transaction(async (tx) => {
      const leaving = tx.db.update(checkInTable).set({ departedAt: services.clock.now() });
      const [row] = await leaving.where(eq(checkInTable.id, id)).returning();
      if (row) await now(tx, row);
    });
  },
};

async function now(tx: Tx, row: CheckInRow): Promise<void> {
  tx.publish({ topic: checkInTopic(row.businessId), payload: presentCheckIn(row, null) });
  if (Math.random() < 0.1) await wait(Math.random() * 40);
}

async function connect({ staff, business, log }: Fixture, on: TestServer) {
  const asked = log.now();
  const stream = await on.stream(staff, 'watchCheckIns', { businessId: business.id });
  const first = (await stream.next(20_000)) as unknown as { message: { present: Change[] } };
  return { stream, reader: new OnSiteReader(log, asked, first.message.present) };
}

function readWhatCame(stream: TestStream, reader: OnSiteReader): void {
  for (const event of stream.waiting().splice(0)) {
    if ('message' in event) reader.read(event.message as unknown as Change);
    else reader.faults.push('the stream ended');
  }
}

/** Connects repeatedly, for a moment each time; every seventh time it disconnects before the first message. */
async function reconnect(fixture: Fixture, number: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round < reconnects / readers; round += 1) {
    const on = copies[(number + round) % copies.length] as TestServer;
    if (round % 7 === 6) {
      const { staff, business } = fixture;
      (await on.stream(staff, 'watchCheckIns', { businessId: business.id })).close();
      continue;
    }
    const { stream, reader } = await connect(fixture, on);
    const until = performance.now() + Math.random() * 120;
    while (performance.now() < until) {
      await wait(5);
      readWhatCame(stream, reader);
    }
    stream.close();
    faults.push(...reader.faults);
  }
  return faults;
}

test(
  `${reconnects} reconnections while pets check in and out: nothing is missed or repeated`,
  async () => {
    const fixture = await openOnSite();
    const { log } = fixture;
    let over = false;
    const staying = await Promise.all(copies.map((on) => connect(fixture, on)));
    const begun = performance.now();
    const writing = Promise.all(Array.from({ length: writers }, (_, one) => write(fixture, one, () => over)));
    const listening = setInterval(() => {
      for (const { stream, reader } of staying) readWhatCame(stream, reader);
    }, 20);
    const renewing = setInterval(async () => {
      fixture.staff = await server.as(fixture.staff);
    }, 60_000);
    const faults = await Promise.all(Array.from({ length: readers }, (_, one) => reconnect(fixture, one)));
    over = true;
    await writing;
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(listening);
    clearInterval(renewing);
    const rate = log.writes.length / seconds;
    console.log(
      `${reconnects} reconnects, ${log.writes.length} writes in ${seconds.toFixed(1)} s: ${rate.toFixed(0)}/s`,
    );
    expect(faults.flat().slice(0, 10)).toEqual([]);

    // Readers that stayed connected have the same state as a new reader and as the writers.
    const present = log.present().sort();
    for (const { stream, reader } of staying) {
      await expect
        .poll(() => {
          readWhatCame(stream, reader);
          return reader.here().sort();
        })
        .toEqual(present);
      reader.compareUntil(log.now());
      expect(reader.faults).toEqual([]);
      stream.close();
    }
    const late = await connect(fixture, copy);
    expect(late.reader.here().sort()).toEqual(present);
    expect(late.reader.faults).toEqual([]);
    late.stream.close();
    await expect.poll(() => copies.map(({ services }) => services.events.listeners)).toEqual([0, 0]);
  },
  60_000 + reconnects * 200,
);

function wait(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}

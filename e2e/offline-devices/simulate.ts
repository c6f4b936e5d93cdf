import type { ArrivalOutcome, Device, Reported } from '@clearpaw/testing';
import type { LoadBusiness } from './load-fixture.ts';
import { people, type ScheduleStep } from './schedule.ts';

/** A decision at check-in, and the messages that people saw about it. */
interface Decision {
  readonly index: number;
  readonly pet: number;
  readonly input: ReturnType<LoadBusiness['decisionOf']>;
  readonly device: number;
  readonly tab: number;
  reported: Reported | null;
  /** The server's reason for refusing a queued entry, as shown. */
  shown: string | null;
  /** How often someone pressed. */
  attempts: number;
  /** An attempt that had been given up arrived after all. */
  late: boolean;
}

export interface SimulatedOutcome {
  readonly decisions: number;
  readonly saved: number;
  readonly kept: number;
  readonly shown: number;
  readonly entries: number;
  /** The messages about each decision, and whether it is recorded. */
  readonly story: readonly string[];
  /** Violations; must be empty. */
  readonly wrongs: readonly string[];
}

/** Runs a schedule to its end, then sends everything that is queued, and compares the messages with the log. */
export async function simulate(
  steps: readonly ScheduleStep[],
  tokens: readonly string[],
  business: LoadBusiness,
  devices: readonly Device[],
): Promise<SimulatedOutcome> {
  const decisions: Decision[] = [];
  const at = (device: number) => devices[device] as Device;
  const tokenOf = (person: number) => tokens[person] ?? '';
  /** A person who works elsewhere opens the scanner of that business. */
  const elsewhere = new Set<number>();
  const scannerOf = (device: number) => (elsewhere.has(device) ? 'another business' : business.businessId);
  for (const device of devices) await device.refreshLists(business.businessId);

  const report = async (decision: Decision, outcome: ArrivalOutcome) => {
    const { device, tab, pet, input } = decision;
    decision.attempts += 1;
    decision.reported = await at(device).decide(tab, `Pet ${pet}`, input, outcome);
  };
  const readRefusals = async (device: Device) => {
    for (const { order, refused, input } of await device.waiting()) {
      if (refused === null) continue;
      const about = decisions.find((one) => one.input.idempotencyKey === input.idempotencyKey);
      if (about) about.shown = refused;
      await device.dismiss(order ?? 0);
    }
  };
  const deliverLate = async (device: Device) => {
    const taken = await device.deliverLate();
    for (const one of decisions) one.late ||= taken.includes(one.input.idempotencyKey);
  };
  const take: {
    readonly [Does in ScheduleStep['does']]: (
      step: Extract<ScheduleStep, { does: Does }>,
    ) => Promise<unknown>;
  } = {
    decide: ({ device, tab, pet, decision, override, outcome }) => {
      const index = decisions.length;
      const input = business.decisionOf(index, pet, decision, override ? 'Known here' : null);
      const made: Decision = {
        index,
        pet,
        device,
        tab,
        input,
        reported: null,
        shown: null,
        attempts: 0,
        late: false,
      };
      decisions.push(made);
      return report(made, outcome);
    },
    repeat: async ({ device, outcome }) => {
      const last = decisions.findLast((one) => one.device === device);
      if (last?.reported?.is === 'failed') await report(last, outcome);
    },
    sync: ({ device, tab, fates }) => at(device).sync(tab, scannerOf(device), fates),
    'sync both tabs': ({ device, fates }) =>
      Promise.all([
        at(device).sync(0, scannerOf(device), fates),
        at(device).sync(1, scannerOf(device), fates.toReversed()),
      ]),
    'late ones arrive': ({ device }) => deliverLate(at(device)),
    kill: ({ device, tab }) => at(device).kill(tab),
    evict: async ({ device }) => {
      if ((await at(device).waiting()).length === 0) await at(device).evict();
    },
    skew: ({ device, hours }) => at(device).become({ skewMs: hours * 3_600_000 }),
    'refresh lists': ({ device }) => at(device).refreshLists(business.businessId),
    'read refusals': async ({ device }) => {
      if (!elsewhere.has(device)) await readRefusals(at(device));
    },
    'sign in': ({ device, person }) => {
      elsewhere[people[person] === 'outsider' ? 'add' : 'delete'](device);
      return at(device).become({ token: tokenOf(person) });
    },
    'change role': ({ person, role }) => business.setRole(person, role),
    'check out': ({ pet }) => business.checkOut(pet),
  };
  for (const step of steps) await take[step.does](step as never);

  for (const device of devices) {
    await device.become({ token: tokenOf(people.indexOf('manager')) });
    await deliverLate(device);
    // In fresh tabs, because one that is about to die would take the end of the story with it.
    for (const tab of [0, 1]) await device.kill(tab);
    await sendAll(device, business.businessId);
    await readRefusals(device);
  }
  const left = (await Promise.all(devices.map((device) => device.waiting()))).flat();
  return compare(decisions, await business.book(), left.length);
}

/** Repeats until the queue is empty: a tab that was just closed may hold its lock for another moment. */
async function sendAll(device: Device, businessId: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await device.sync(0, businessId, []);
    if ((await device.waiting()).every(({ refused }) => refused !== null)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

function compare(
  decisions: readonly Decision[],
  book: Awaited<ReturnType<LoadBusiness['book']>>,
  left: number,
): SimulatedOutcome {
  const wrongs = decisions.flatMap((decision) => {
    const entries = book.filter((entry) => entry.index === decision.index);
    return judge(decision, entries.length).map(
      (wrong) => `${wrong}: ${JSON.stringify({ ...decision, input: decision.input.method })}`,
    );
  });
  if (left > 0) wrongs.push(`${left} still wait at the end`);
  if (book.some(({ index }) => !(index < decisions.length))) wrongs.push('the book names nobody’s decision');
  const countOf = (is: Reported['is']) => decisions.filter((one) => one.reported?.is === is).length;
  return {
    decisions: decisions.length,
    saved: countOf('saved'),
    kept: countOf('kept'),
    shown: decisions.filter(({ shown }) => shown !== null).length,
    entries: book.length,
    story: decisions.map(({ index, reported, shown, device }) => {
      const stands = book.some((entry) => entry.index === index);
      const because = reported !== null && 'why' in reported ? `(${reported.why})` : '';
      return `${device}: ${reported?.is ?? 'died'}${because}${shown ? ', refused later' : ''}${stands ? ', stands' : ''}`;
    }),
    wrongs,
  };
}

/**
 * Nothing is recorded twice; saved decisions are recorded once; queued decisions are recorded once, or their refusal
 * was shown.
 */
function judge({ reported, shown, late, attempts }: Decision, entries: number): string[] {
  if (entries > 1) return [`stands ${entries} times`];
  if (reported?.is === 'saved') return entries === 1 ? [] : ['was saved and does not stand'];
  // A person without access is not informed that the previous attempt had arrived.
  const unsaid = reported?.is === 'refused' && reported.why === 'not_member' && attempts > 1;
  if (reported?.is === 'refused') return entries === 0 || late || unsaid ? [] : ['was refused and stands'];
  if (reported?.is !== 'kept') return [];
  if (entries === 0 && !shown) return ['was kept, does not stand, and nobody was told'];
  // Two refusals may turn out to be wrong: a person without access is not informed that an attempt had arrived, and an
  // attempt that was delayed in the network may arrive after the one that was refused.
  const excused = shown === notMember || late;
  return entries === 1 && shown && !excused ? ['stands, and was said not to'] : [];
}

const notMember = 'You are not a member of this business.';

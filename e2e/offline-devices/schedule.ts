import type { ArrivalOutcome } from '@clearpaw/testing';

export const [deviceCount, petCount, maxSteps] = [3, 5, 50];
/** A manager, a staff member, and a person who works elsewhere; all of them use any device. */
export const people = ['manager', 'staff', 'outsider'] as const;
export type ScheduleRole = 'manager' | 'staff' | null;

/** The next step. Numbers identify the device, its tab, the pet, the person. */
export type ScheduleStep =
  | {
      readonly does: 'decide';
      readonly device: number;
      readonly tab: number;
      readonly pet: number;
      readonly decision: 'admit' | 'deny';
      readonly override: boolean;
      readonly outcome: ArrivalOutcome;
    }
  /** The person presses again after an attempt that was reported as failed. */
  | { readonly does: 'repeat'; readonly device: number; readonly outcome: ArrivalOutcome }
  | {
      readonly does: 'sync';
      readonly device: number;
      readonly tab: number;
      readonly fates: readonly ArrivalOutcome[];
    }
  | { readonly does: 'sync both tabs'; readonly device: number; readonly fates: readonly ArrivalOutcome[] }
  | { readonly does: 'late ones arrive'; readonly device: number }
  | { readonly does: 'kill'; readonly device: number; readonly tab: number }
  /** The browser clears its storage while the queue is sent. */
  | { readonly does: 'evict'; readonly device: number }
  | { readonly does: 'skew'; readonly device: number; readonly hours: number }
  | { readonly does: 'refresh lists'; readonly device: number }
  | { readonly does: 'read refusals'; readonly device: number }
  | { readonly does: 'sign in'; readonly device: number; readonly person: number }
  | { readonly does: 'change role'; readonly person: number; readonly role: ScheduleRole }
  | { readonly does: 'check out'; readonly pet: number };

type Rng = (span: number) => number;

const fates: readonly ArrivalOutcome[] = [
  ...Array<ArrivalOutcome>(5).fill('arrives'),
  ...Array<ArrivalOutcome>(4).fill('lost'),
  ...Array<ArrivalOutcome>(3).fill('answer lost'),
  'late',
  'twice',
  'killed before',
  'killed after',
  'killed keeping',
];

const kinds: readonly ScheduleStep['does'][] = [
  ...Array<ScheduleStep['does']>(10).fill('decide'),
  ...Array<ScheduleStep['does']>(4).fill('sync'),
  'repeat',
  'sync both tabs',
  'late ones arrive',
  'kill',
  'evict',
  'skew',
  'refresh lists',
  'read refusals',
  'sign in',
  'change role',
  'check out',
  'check out',
];

/** The same seed gives the same schedule. */
export function makeSchedule(seed: number): ScheduleStep[] {
  const rng = createRng(seed);
  const length = 5 + rng(maxSteps - 4);
  return Array.from({ length }, () => makeStep(rng));
}

function makeStep(rng: Rng): ScheduleStep {
  const one = <T>(list: readonly T[]): T => list[rng(list.length)] as T;
  const outcome = () => one(fates);
  const [device, tab, pet] = [rng(deviceCount), rng(2), rng(petCount)];
  const does = one(kinds);
  switch (does) {
    case 'decide': {
      const decision = rng(4) === 0 ? 'deny' : 'admit';
      return { does, device, tab, pet, decision, override: rng(3) === 0, outcome: outcome() };
    }
    case 'repeat':
      return { does, device, outcome: outcome() };
    case 'sync':
      return { does, device, tab, fates: Array.from({ length: rng(6) }, outcome) };
    case 'sync both tabs':
      return { does, device, fates: Array.from({ length: rng(4) }, outcome) };
    case 'kill':
      return { does, device, tab };
    case 'skew':
      return { does, device, hours: rng(97) - 48 };
    case 'sign in':
      return { does, device, person: rng(people.length) };
    case 'change role':
      return { does, person: rng(2), role: one(['manager', 'staff', null] as const) };
    case 'check out':
      return { does, pet };
    default:
      return { does, device };
  }
}

/** Mixed well, because neighbouring seeds must not give neighbouring schedules. */
function createRng(seed: number): Rng {
  let state = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  return (span) => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % span;
  };
}

import { epochMsOf, localTimeAt } from '../../calendar/index.ts';
import type { Need } from '../need.ts';
import { needsOf } from '../needs-of.ts';
import { nextPlanDay } from '../next-plan-day.ts';
import { type PlannedStage, planStages } from '../plan-stages.ts';
import { reminderInstant } from '../quiet-hours.ts';
import { type Stage, stageDay, stageOn, stages } from '../stage.ts';
import {
  createHouseholdRng,
  type Household,
  type HouseholdPet,
  happen,
  planInputOf,
  someHousehold,
} from './household.ts';

/** A reminder that was sent. */
export type ScheduledReminder = {
  readonly petId: string;
  readonly key: string;
  readonly stage: Stage;
  readonly atMs: number;
  readonly atOnce: boolean;
};

const hourMs = 3_600_000;
const start = '2026-01-01';
const startMs = epochMsOf(`${start}T00:00:00Z`) ?? 0;

/** A way to determine what is sent: called after every change, and every hour. */
export type Method = {
  readonly changed: (nowMs: number) => void;
  readonly hour: (nowMs: number) => ScheduledReminder[];
};

/**
 * Simulates one household hour by hour; in any hour an event may happen, then the method under test decides what is
 * sent.
 */
export function liveYear(
  seed: number,
  method: (carers: Household) => Method,
  check?: SimulatedView,
): ScheduledReminder[] {
  const rng = createHouseholdRng(seed);
  const carers = someHousehold(rng, start);
  const { changed, hour } = method(carers);
  const sendTimes: ScheduledReminder[] = [];
  const listen = (nowMs: number, atOnce: boolean): void => {
    const sent = hour(nowMs).map((send) => ({ ...send, atOnce }));
    for (const send of sent) check?.(carers, send);
    sendTimes.push(...sent);
  };
  changed(startMs);
  listen(startMs, true);
  for (let index = 1; index < 366 * 24; index += 1) {
    const nowMs = startMs + index * hourMs;
    listen(nowMs, false);
    if (rng() > 0.002) continue;
    happen(rng, carers, localTimeAt(nowMs, carers.clock.timeZone).date);
    changed(nowMs);
    listen(nowMs, true);
  }
  return sendTimes;
}

/** Checks a sent reminder against the household's state at that time. */
export type SimulatedView = (carers: Household, send: ScheduledReminder) => void;

type Row = PlannedStage & { readonly key: string };

/** The product's method: plan when something changed or the plan says so, then send what is due. */
export function byPlan(carers: Household): Method {
  const rows = new Map<string, readonly Row[]>();
  const planAt = new Map<string, number>();
  const sent = new Map<string, Set<Stage>>();
  const sentStages = (pet: HouseholdPet, key: string): Set<Stage> =>
    sent.get(`${pet.id} ${key}`) ?? new Set();
  const plan = (pet: HouseholdPet, nowMs: number): void => {
    const { clock } = carers;
    const { date: today } = localTimeAt(nowMs, clock.timeZone);
    const input = planInputOf(carers, pet, today);
    const needs = input === null ? [] : needsOf(input);
    const before = rows.get(pet.id) ?? [];
    const rowsFor = (need: Need): Row[] => {
      const planned = new Set(before.filter(({ key }) => key === need.key).map(({ stage }) => stage));
      const history = { sent: sentStages(pet, need.key), planned };
      return planStages(need, history, { today, nowMs, clock }).map((row) => ({ ...row, key: need.key }));
    };
    rows.set(pet.id, needs.flatMap(rowsFor));
    planAt.set(pet.id, input === null ? Infinity : reminderInstant(nextPlanDay(input, needs), clock));
  };
  const takeDue = (pet: HouseholdPet, nowMs: number): ScheduledReminder[] => {
    if ((planAt.get(pet.id) ?? 0) <= nowMs) plan(pet, nowMs);
    const planned = rows.get(pet.id) ?? [];
    rows.set(
      pet.id,
      planned.filter(({ dueMs }) => dueMs > nowMs),
    );
    return planned
      .filter(({ dueMs }) => dueMs <= nowMs)
      .map(({ key, stage }) => {
        sent.set(`${pet.id} ${key}`, sentStages(pet, key).add(stage));
        return { petId: pet.id, key, stage, atMs: nowMs, atOnce: false };
      });
  };
  return {
    changed: (nowMs) => {
      for (const pet of carers.pets) plan(pet, nowMs);
    },
    hour: (nowMs) => carers.pets.flatMap((pet) => takeDue(pet, nowMs)),
  };
}

/**
 * The slow method, without stored plans and due times: every day and after every change it computes what each pet
 * needs, and every hour which stage that is in. It sends a stage at once if a change caused the need, otherwise in the
 * morning.
 */
export function byAskingAgain(carers: Household): Method {
  const sent = new Map<string, Stage>();
  const known = new Map<string, { today: string; needs: readonly Need[] }>();
  let coming = new Set<string>();
  let hasChanged = false;
  const needsToday = (pet: HouseholdPet, today: string): readonly Need[] => {
    const before = known.get(pet.id);
    if (before !== undefined && before.today === today && !hasChanged) return before.needs;
    const input = planInputOf(carers, pet, today);
    const needs = input === null ? [] : needsOf(input);
    known.set(pet.id, { today, needs });
    return needs;
  };
  const sendIfDue = (pet: HouseholdPet, need: Need, today: string, nowMs: number): ScheduledReminder[] => {
    const stage = stageOn(need, today);
    const name = `${pet.id} ${need.key}`;
    const last = sent.get(name);
    if (stage === null || (last !== undefined && stages.indexOf(last) >= stages.indexOf(stage))) return [];
    const waits = coming.has(name) || !hasChanged;
    if (waits && reminderInstant(stageDay(need, stage), carers.clock) > nowMs) return [];
    if (!coming.has(name) && waits && reminderInstant(today, carers.clock) > nowMs) return [];
    sent.set(name, stage);
    return [{ petId: pet.id, key: need.key, stage, atMs: nowMs, atOnce: false }];
  };
  return {
    changed: () => {
      hasChanged = true;
    },
    hour: (nowMs) => {
      const { date: today } = localTimeAt(nowMs, carers.clock.timeZone);
      const morning = reminderInstant(today, carers.clock) <= nowMs;
      const now = new Set<string>();
      const sendTimes = carers.pets.flatMap((pet) => {
        const needs = needsToday(pet, today);
        for (const { key } of needs) {
          const name = `${pet.id} ${key}`;
          if (hasChanged || morning || coming.has(name)) now.add(name);
        }
        return needs.flatMap((need) => sendIfDue(pet, need, today, nowMs));
      });
      coming = now;
      hasChanged = false;
      return sendTimes;
    },
  };
}

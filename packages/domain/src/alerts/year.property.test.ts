import { describe, expect, it } from 'vitest';
import { compareDates, localTimeAt } from '../calendar/index.ts';
import { lawRuns } from '../compliance/testing/law-runs.ts';
import { needsOf } from './needs-of.ts';
import { isQuietAt, nextLoudInstant } from './quiet-hours.ts';
import { stageDay } from './stage.ts';
import { bruteNeeds, inText } from './testing/brute-force.ts';
import { planInputOf } from './testing/household.ts';
import { byAskingAgain, byPlan, liveYear, type ScheduledReminder } from './testing/year.ts';

// 2,000 runs of other properties correspond to 20 households here; the full run (LAW_RUNS=100000) simulates 1,000
// years.
const households = Math.ceil(lawRuns / 100);
const timeoutMs = 60_000 + households * 4_000;

const inOrder = (sendTimes: readonly ScheduledReminder[]): string[] =>
  sendTimes
    .map(({ petId, key, stage, atMs }) => `${new Date(atMs).toISOString()} ${petId} ${key} ${stage}`)
    .sort();

describe('a year of births, renewals, deaths, new rules and moves to other time zones', () => {
  it(
    'sends exactly when planning again every day would',
    () => {
      let sent = 0;
      for (let seed = 1; seed <= households; seed += 1) {
        const sendTimes = inOrder(liveYear(seed, byPlan));
        const expected = inOrder(liveYear(seed, byAskingAgain));
        if (sendTimes.join() !== expected.join())
          expect({ seed, sendTimes }).toEqual({ seed, sendTimes: expected });
        sent += sendTimes.length;
      }
      expect(sent).toBeGreaterThan(households * 2);
    },
    timeoutMs,
  );

  it(
    'sends each stage once, in its time, only for living pets with that need, and never in quiet hours',
    () => {
      for (let seed = 1; seed <= households; seed += 1) {
        const names = new Set<string>();
        liveYear(seed, byPlan, (carers, send) => {
          const name = `${seed} ${send.petId} ${send.key} ${send.stage}`;
          if (names.has(name)) expect(name).toBe('rung only once');
          names.add(name);
          const { date: today } = localTimeAt(send.atMs, carers.clock.timeZone);
          const pet = carers.pets.find(({ id }) => id === send.petId);
          const input = pet ? planInputOf(carers, pet, today) : null;
          const need = input && needsOf(input).find(({ key }) => key === send.key);
          if (!need) throw new Error(`${name} rang for nothing`);
          if (compareDates(stageDay(need, send.stage), today) > 0) throw new Error(`${name} rang early`);
          const loudMs = nextLoudInstant(send.atMs, carers.clock);
          if (isQuietAt(loudMs, carers.clock)) throw new Error(`${name} rang in quiet hours`);
          if (!send.atOnce && loudMs !== send.atMs) throw new Error(`${name} was planned into quiet hours`);
          if (names.size % 7 === 0 && input) expect(inText(needsOf(input))).toEqual(bruteNeeds(input));
        });
      }
    },
    timeoutMs,
  );
});

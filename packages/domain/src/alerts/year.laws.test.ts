import { describe, expect, it } from 'vitest';
import { compareDates, localTimeAt } from '../calendar/index.ts';
import { lawRuns } from '../compliance/testing/law-runs.ts';
import { needsOf } from './needs-of.ts';
import { isQuietAt, nextLoudInstant } from './quiet-hours.ts';
import { stageDay } from './stage.ts';
import { bruteNeeds, inWords } from './testing/brute-force.ts';
import { planInputOf } from './testing/household.ts';
import { byAskingAgain, byPlan, liveYear, type Ring } from './testing/year.ts';

// 2,000 runs of other laws are 20 households here; the full run (LAW_RUNS=100000) lives through 1,000 years.
const households = Math.ceil(lawRuns / 100);
const timeoutMs = 60_000 + households * 4_000;

const inOrder = (rings: readonly Ring[]): string[] =>
  rings
    .map(({ petId, key, stage, atMs }) => `${new Date(atMs).toISOString()} ${petId} ${key} ${stage}`)
    .sort();

describe('a year of births, renewals, deaths, new rules and moves to other time zones', () => {
  it(
    'rings exactly when asking anew every day would',
    () => {
      let rung = 0;
      for (let seed = 1; seed <= households; seed += 1) {
        const rings = inOrder(liveYear(seed, byPlan));
        const expected = inOrder(liveYear(seed, byAskingAgain));
        if (rings.join() !== expected.join()) expect({ seed, rings }).toEqual({ seed, rings: expected });
        rung += rings.length;
      }
      expect(rung).toBeGreaterThan(households * 2);
    },
    timeoutMs,
  );

  it(
    'rings each stage once, in its time, only for living pets with that need, and never in quiet hours',
    () => {
      for (let seed = 1; seed <= households; seed += 1) {
        const names = new Set<string>();
        liveYear(seed, byPlan, (family, ring) => {
          const name = `${seed} ${ring.petId} ${ring.key} ${ring.stage}`;
          if (names.has(name)) expect(name).toBe('rung only once');
          names.add(name);
          const { date: today } = localTimeAt(ring.atMs, family.clock.timeZone);
          const pet = family.pets.find(({ id }) => id === ring.petId);
          const input = pet ? planInputOf(family, pet, today) : null;
          const need = input && needsOf(input).find(({ key }) => key === ring.key);
          if (!need) throw new Error(`${name} rang for nothing`);
          if (compareDates(stageDay(need, ring.stage), today) > 0) throw new Error(`${name} rang early`);
          const told = nextLoudInstant(ring.atMs, family.clock);
          if (isQuietAt(told, family.clock)) throw new Error(`${name} rang in quiet hours`);
          if (!ring.atOnce && told !== ring.atMs) throw new Error(`${name} was planned into quiet hours`);
          if (names.size % 7 === 0 && input) expect(inWords(needsOf(input))).toEqual(bruteNeeds(input));
        });
      }
    },
    timeoutMs,
  );
});

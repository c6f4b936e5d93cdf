import { addMonthsToDay, type Day, dayOf } from '../../calendar/index.ts';
import type { Finding } from '../vocabulary/finding.ts';
import type { PetRecords } from '../vocabulary/pet-records.ts';
import type { VaccinationRequirement } from '../vocabulary/requirement.ts';
import { type Shortfall, shortfallOf } from './shortfall.ts';

/**
 * A titer or an exemption accepted instead of a vaccination. `voidFrom` is the first day on which a failing titer
 * invalidates it, Infinity if there is none.
 */
export type AlternativeProof = {
  readonly id: string;
  readonly reason: 'titer' | 'exemption';
  readonly on: Day;
  readonly validUntil: Day;
  readonly voidFrom: Day;
  readonly shortfall: Shortfall | null;
};

function titersOf(
  records: PetRecords,
  requirement: VaccinationRequirement,
  months: number,
): AlternativeProof[] {
  const speaking = records.tests.filter(
    ({ target }) => target !== undefined && requirement.targets.includes(target),
  );
  const contrary = speaking.filter(({ result }) => result === 'not_protective');
  return speaking
    .filter(({ result }) => result === 'protective')
    .map((titer) => {
      const on = dayOf(titer.takenOn);
      const against = contrary
        .filter(({ target }) => target === titer.target)
        .map(({ takenOn }) => dayOf(takenOn))
        .filter((day) => day >= on);
      return {
        id: titer.id,
        reason: 'titer',
        on,
        validUntil: addMonthsToDay(on, months),
        voidFrom: Math.min(...against),
        shortfall: shortfallOf(titer, requirement),
      };
    });
}

function exemptionsOf(records: PetRecords, requirement: VaccinationRequirement): AlternativeProof[] {
  return records.exemptions
    .filter(({ target }) => requirement.targets.includes(target))
    .map((exemption) => ({
      id: exemption.id,
      reason: 'exemption',
      on: dayOf(exemption.from),
      validUntil: dayOf(exemption.until),
      voidFrom: Number.POSITIVE_INFINITY,
      shortfall: shortfallOf(exemption, requirement),
    }));
}

const none: readonly AlternativeProof[] = [];

/** Everything on record that a rule accepts instead of a vaccination. */
export function alternativesFor(
  records: PetRecords,
  requirement: VaccinationRequirement,
): readonly AlternativeProof[] {
  if (requirement.accepts === undefined) return none;
  const { titerMonths, exemption = false } = requirement.accepts;
  const titers = titerMonths === undefined ? [] : titersOf(records, requirement, titerMonths);
  return exemption ? [...titers, ...exemptionsOf(records, requirement)] : titers;
}

/**
 * The finding of an alternative proof at an arrival, or null where it does not last until the stay's end or is void.
 */
export function judgeAlternative(
  alternative: AlternativeProof,
  arrival: Day,
  reachDays: number,
): Finding | null {
  const { id, on, validUntil, voidFrom, shortfall } = alternative;
  if (arrival < on || arrival >= voidFrom || validUntil < arrival + reachDays) return null;
  if (shortfall === null) {
    return { status: 'exempt', reason: alternative.reason, validUntil, on, recordId: id, waitDays: null };
  }
  const reason = shortfall === 'pending' ? 'under_review' : 'unverified';
  return { status: shortfall, reason, validUntil, on, recordId: id, waitDays: null };
}

/** The arrivals at which an alternative proof begins, becomes void and ends. */
export function alternativeChangePoints(
  alternative: AlternativeProof,
  reachDays: number,
  name: (arrival: Day) => void,
): void {
  name(alternative.on);
  name(alternative.validUntil - reachDays + 1);
  if (alternative.voidFrom !== Number.POSITIVE_INFINITY) name(alternative.voidFrom);
}

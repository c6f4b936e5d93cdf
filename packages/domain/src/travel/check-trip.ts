import {
  type ComplianceReport,
  evaluateCompliance,
  type PetFacts,
  type PetRecords,
  type Rule,
} from '../compliance/index.ts';
import type { TravelStep } from './destination.ts';
import { findDestination } from './destination.ts';
import { recordsForTravel } from './records-for-travel.ts';
import { type Trip, titerRuleId, travelRulesFor } from './travel-rules.ts';

/** Whether a pet meets the rules of a destination, as far as its record shows. */
export interface TripCheck {
  readonly rules: readonly Rule[];
  readonly report: ComplianceReport;
  readonly steps: readonly TravelStep[];
}

/** Null if the destination's rules for this species are not known here. The authorities at the border decide. */
export function checkTrip(trip: Trip, pet: PetFacts, records: PetRecords): TripCheck | null {
  const { species, origins } = findDestination(trip.destination);
  if (!species.includes(pet.species)) return null;
  const origin = origins.find((one) => one === trip.origin) ?? origins[0] ?? trip.origin;
  const asked = travelRulesFor({ ...trip, origin }, pet.species);
  const { rules, steps } = asked;
  const visit = { service: null, arrival: trip.arrival, departure: trip.arrival };
  const counted = recordsForTravel(records, pet, asked);
  const report = evaluateCompliance({ rules, pet, records: counted, visit });
  const isEndless = asked.titer?.lastsDays === null;
  const checks = report.checks.map((check) =>
    isEndless && check.ruleId === titerRuleId ? { ...check, validUntil: null } : check,
  );
  return { rules, report: { ...report, checks }, steps };
}

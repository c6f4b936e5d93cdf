import type { Requirement, RequirementKind, Rule } from '@clearpaw/domain';
import type { NamedWaiver } from './waiver-choices.ts';

/** A rule about a waiver begins with the waiver it names: `waiverRule`. */
export type NewKind = Exclude<RequirementKind, 'waiver'>;
export const newKinds = [
  'vaccination',
  'test',
  'treatment',
  'document',
  'sterilization',
  'microchip',
  'age',
  'weight',
  'evaluation',
  'declaration',
] as const satisfies readonly NewKind[];

const beginnings: Readonly<Record<NewKind, Requirement>> = {
  vaccination: { kind: 'vaccination', targets: ['rabies'] },
  test: { kind: 'test', test: 'fecal', maxAgeDays: 180 },
  treatment: { kind: 'treatment', treatment: 'flea', maxAgeDays: 30 },
  document: { kind: 'document', document: 'health_certificate', maxAgeDays: 30 },
  sterilization: { kind: 'sterilization' },
  microchip: { kind: 'microchip' },
  age: { kind: 'age', minWeeks: 16 },
  weight: { kind: 'weight', maxKg: 20 },
  evaluation: { kind: 'evaluation' },
  declaration: { kind: 'declaration', code: 'no-contagious-illness', maxAgeDays: 30 },
};

/**
 * A sentence to begin with, asked of dogs, as most are.
 * @param id fresh, of lower-case letters, digits and hyphens
 * @param service where there are several, the one at hand
 */
export function newRule(kind: NewKind, id: string, service: string | null): Rule {
  const fromAgeMonths = kind === 'sterilization' ? { fromAgeMonths: 7 } : {};
  const services = service === null ? {} : { services: [service] };
  return {
    id,
    level: 'required',
    appliesTo: { species: ['dog'], ...fromAgeMonths, ...services },
    requirement: beginnings[kind],
  };
}

/** "Every owner has signed the waiver Play agreement", for every pet of the service. */
export function waiverRule(
  { id: waiverId, materialVersion }: NamedWaiver,
  id: string,
  service: string | null,
): Rule {
  const requirement = { kind: 'waiver', waiverId, materialVersion } as const;
  return {
    id,
    level: 'required',
    ...(service === null ? {} : { appliesTo: { services: [service] } }),
    requirement,
  };
}

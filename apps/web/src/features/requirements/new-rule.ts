import type { Requirement, RequirementKind, Rule } from '@clearpaw/domain';

/** A waiver is chosen where waivers are, so no sentence about one can be begun here. */
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

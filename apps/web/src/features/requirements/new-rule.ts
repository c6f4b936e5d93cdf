import type { RequirementKind, Rule } from '@clearpaw/domain';
import { editorKinds } from './editor-kinds.ts';
import type { NamedWaiver } from './waiver-choices.ts';

/** A rule about a waiver begins with the waiver it names: `waiverRule`. */
export type NewKind = Exclude<RequirementKind, 'waiver'>;
/** The kinds a new rule can begin with, in the order of the menu. */
export const newKinds = Object.keys(editorKinds).filter((kind): kind is NewKind => kind !== 'waiver');

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
    requirement: editorKinds[kind].beginning,
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

import type { RequirementKind, Rule } from '@clearpaw/domain';
import { editorKinds } from './editor-kinds.ts';
import type { NamedWaiver } from './waiver-choices.ts';

/** A waiver rule starts with the waiver it names; see `waiverRule`. */
export type NewKind = Exclude<RequirementKind, 'waiver'>;
/** The kinds that a new rule can have, in menu order. */
export const newKinds = Object.keys(editorKinds).filter((kind): kind is NewKind => kind !== 'waiver');

/**
 * A new rule with default values. It applies to dogs, as most rules do.
 * @param id a new id of lower-case letters, digits and hyphens
 * @param service the selected service, if the business has several
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

/** "Every owner has signed the waiver Play agreement", for every pet that uses the service. */
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

import type { RequirementKind, Rule } from '@clearpaw/domain';
import { editorKinds } from './editor-kinds.ts';
import type { NamedWaiver } from './waiver-choices.ts';

/** A rule about a waiver begins with the waiver it names: `waiverRule`. One about a question is made with the question. */
export type NewKind = Exclude<RequirementKind, 'waiver' | 'question'>;
/** The kinds a new rule can begin with, in the order of the menu. */
export const newKinds = Object.keys(editorKinds).filter(
  (kind): kind is NewKind => kind !== 'waiver' && kind !== 'question',
);

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

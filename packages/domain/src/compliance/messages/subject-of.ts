import { findTarget } from '../../catalogue/index.ts';
import type { Requirement } from '../vocabulary/rule.ts';

/** A free code in plain words: 'no-contagious-illness' becomes 'No contagious illness'. */
function wordsOf(code: string): string {
  const messages = code.replaceAll('-', ' ').replaceAll('_', ' ').trim();
  return messages.charAt(0).toUpperCase() + messages.slice(1);
}

function targetName(code: string): string {
  return findTarget(code)?.name ?? wordsOf(code);
}

/** Rules are asked about thousands of pets, and their headings never change. */
const known = new WeakMap<Requirement, string>();

/** What a requirement is about, as a heading: the catalogue's names for targets, codes in words for the rest. */
export function subjectOf(requirement: Requirement): string {
  const before = known.get(requirement);
  if (before !== undefined) return before;
  const subject = headingOf(requirement);
  known.set(requirement, subject);
  return subject;
}

function headingOf(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'vaccination':
      return requirement.targets.map(targetName).join(' or ');
    case 'test':
      return `${wordsOf(requirement.test)} test`;
    case 'treatment':
      return `${wordsOf(requirement.treatment)} treatment`;
    case 'document':
      return wordsOf(requirement.document);
    case 'declaration':
      return wordsOf(requirement.code);
    case 'waiver':
      return 'Waiver';
    case 'sterilization':
      return 'Spay or neuter';
    case 'microchip':
      return 'Microchip';
    case 'age':
      return 'Age';
    case 'weight':
      return 'Weight';
    case 'evaluation':
      return 'Evaluation';
  }
}

import { kindOf } from '../kinds/kinds.ts';
import type { Requirement } from '../vocabulary/requirement.ts';
import { ownWords, type Words } from './words.ts';

/** Rules are asked about thousands of pets, and their headings never change. */
const known = new WeakMap<Requirement, string>();

/** What a requirement is about, as a heading: the catalogue's names for targets, codes in words for the rest. */
export function subjectOf(requirement: Requirement): string {
  const before = known.get(requirement);
  if (before !== undefined) return before;
  const subject = subjectIn(ownWords, requirement);
  known.set(requirement, subject);
  return subject;
}

/** The same in the words of a language. */
export function subjectIn(words: Words, requirement: Requirement): string {
  return kindOf(requirement).heading(requirement, words);
}

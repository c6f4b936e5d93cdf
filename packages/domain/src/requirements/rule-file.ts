import type { Requirement, Rule } from '../compliance/index.ts';

/** What the file says it is. */
export const ruleFileFormat = 'clearpaw-requirements';
/** Raised when an earlier release could misread the file. */
export const ruleFileVersion = 1;
/** The longest file that is read, in characters: several times that of a hundred long rules. */
export const maxRuleFileLength = 400_000;
/** How many rules a business may have. */
export const maxRules = 100;

/** Rules as a file that another business can read: waivers by their title and questions by their text, no ids. */
export interface RuleFile {
  readonly format: typeof ruleFileFormat;
  readonly version: typeof ruleFileVersion;
  readonly rules: readonly FiledRule[];
}

type FiledRule = Omit<Rule, 'id' | 'requirement'> & {
  /** Left out where it was made from the id of a waiver or question. */
  readonly id?: string;
  readonly requirement: FiledRequirement;
};

type FiledRequirement =
  | Exclude<Requirement, { readonly kind: 'waiver' | 'question' }>
  | { readonly kind: 'waiver'; readonly waiver: string }
  | { readonly kind: 'question'; readonly question: string };

/**
 * The rules as a file.
 * @param titleOf the title of a waiver by its id; a rule whose waiver it does not know is left out
 */
export function toRuleFile(rules: readonly Rule[], titleOf: (waiverId: string) => string | null): RuleFile {
  const filed = rules.flatMap((rule) => fileRule(rule, titleOf) ?? []);
  return { format: ruleFileFormat, version: ruleFileVersion, rules: filed };
}

function fileRule(
  { id, requirement, ...others }: Rule,
  titleOf: (waiverId: string) => string | null,
): FiledRule | null {
  if (requirement.kind === 'waiver') {
    const waiver = titleOf(requirement.waiverId);
    return waiver === null ? null : { ...others, requirement: { kind: 'waiver', waiver } };
  }
  if (requirement.kind === 'question') {
    return { ...others, requirement: { kind: 'question', question: requirement.text } };
  }
  return { id, ...others, requirement };
}

import { type Requirement, type RequirementKind, type Rule, requirementKinds } from '@clearpaw/domain';
import { editorKinds } from '../editor-kinds.ts';
import { type NewKind, newRule, waiverRule } from '../new-rule.ts';
import { type Control, ruleControls } from '../parameters.ts';

/** Two waivers that a rule can name. */
export const testWaivers = [
  { id: '01a1fd9e-80c8-7c17-991d-2085d63ad701', title: 'Play agreement', materialVersion: 3 },
  { id: '01a1fd9e-80c8-7c17-991d-2085d63ad702', title: 'Boarding contract', materialVersion: 1 },
] as const;

interface ParameterCase {
  readonly name: string;
  readonly kind: RequirementKind;
  /** The path of the value in the rule. */
  readonly path: readonly string[];
  readonly control: Control;
  /** A rule of the kind without the parameter, if it is optional. */
  readonly rule: Rule;
}

const firstOf = (kind: Exclude<RequirementKind, 'question'>): Rule =>
  kind === 'waiver' ? waiverRule(testWaivers[0], 'r-1', null) : newRule(kind, 'r-1', null);

/** The kinds whose rules are made in the editor; one about a question follows it. */
const madeHere = requirementKinds.filter((kind): kind is NewKind | 'waiver' => kind !== 'question');

/** What some parameters can only be added to, or only chosen beside. */
const parents: Readonly<Record<string, Requirement>> = {
  'document: maxAgeDays': { kind: 'document', document: 'insurance' },
  'age: minWeeks': { kind: 'age', maxWeeks: 1000 },
  'age: maxWeeks': { kind: 'age', minWeeks: 4 },
  'weight: minKg': { kind: 'weight', maxKg: 100 },
  'weight: maxKg': { kind: 'weight', minKg: 1 },
  'vaccination: validity': { kind: 'vaccination', targets: ['rabies'], validMonths: 12 },
  'vaccination: reviewedBy': { kind: 'vaccination', targets: ['rabies'], evidence: 'reviewed' },
  'test: reviewedBy': { kind: 'test', test: 'fecal', maxAgeDays: 180, evidence: 'reviewed' },
  'treatment: reviewedBy': { kind: 'treatment', treatment: 'flea', maxAgeDays: 30, evidence: 'reviewed' },
  'document: reviewedBy': { kind: 'document', document: 'licence', evidence: 'reviewed' },
  'vaccination: waitDays.booster': {
    kind: 'vaccination',
    targets: ['rabies'],
    waitDays: { first: 0, booster: 0 },
  },
  'vaccination: series.maxSpacingDays': series(),
  'vaccination: series.restartAfterMonths': series(),
};

function series(): Requirement {
  return { kind: 'vaccination', targets: ['rabies'], series: { doses: 2, minSpacingDays: 14 } };
}

function withParent(rule: Rule, name: string): Rule {
  return { ...rule, requirement: parents[name] ?? rule.requirement };
}

/** Every parameter of every kind, and the common parameters for every kind; derived only from the inventory. */
export function parameterCases(): readonly ParameterCase[] {
  return madeHere.flatMap((kind) => {
    const own = Object.entries<Control>(editorKinds[kind].controls).map(([parameter, control]) => ({
      name: `${kind}: ${parameter}`,
      kind,
      path: ['requirement', ...parameter.split('.')],
      control,
      rule: withParent(firstOf(kind), `${kind}: ${parameter}`),
    }));
    const shared = Object.entries<Control>(ruleControls).map(([parameter, control]) => ({
      name: `${kind}: ${parameter}`,
      kind,
      path: parameter.split('.'),
      control,
      rule: { ...firstOf(kind), appliesTo: { species: ['dog'] } } satisfies Rule,
    }));
    return [...own, ...shared];
  });
}

/** The value at a path; undefined if the rule does not have it. */
export function valueAt(rule: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (value as Readonly<Record<string, unknown>> | undefined)?.[part],
    rule,
  );
}

import { requirements } from '@clearpaw/contract';
import { type Rule, requirementKinds } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses/clauses-of.ts';
import { editorKinds } from './editor-kinds.ts';
import { judgeExample } from './examples/example.ts';
import { examplesOf } from './examples/examples-of.ts';
import { requirementMessages } from './messages.gen.ts';
import { ruleControls } from './parameters.ts';
import { sentenceOf } from './sentence-of.ts';
import { isSlot, sentenceTextOf } from './sentence-part.ts';
import { parameterCases, testWaivers, valueAt } from './testing/parameter-cases.ts';

const messages = requirementMessages;
const today = '2026-11-22';
const partsOf = (rule: Rule) => sentenceOf(rule, messages, testWaivers);
const read = (rule: Rule) => sentenceTextOf(partsOf(rule));
const clauseOf = (rule: Rule, id: string) => clausesOf(rule, today).find((clause) => clause.id === id);
const slotOf = (rule: Rule, id: string) =>
  partsOf(rule)
    .filter(isSlot)
    .find((slot) => slot.id === id);
const cases = parameterCases();

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly const?: unknown;
}

/** Every field of a schema by its dotted path. */
function fieldsOf(shape: Shape, prefix = ''): readonly string[] {
  return Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    field.properties ? fieldsOf(field, `${prefix}${name}.`) : [prefix + name],
  );
}

describe('the inventory of parameters', () => {
  const { input } = requirements.publishRequirements;
  const sent = input.toJSONSchema({ unrepresentable: 'any', io: 'input' }) as unknown as Shape;
  const shape = sent.properties?.rules?.items ?? {};

  it('has every parameter that a rule can have on the wire, and no other', () => {
    const ofRules = fieldsOf(shape).filter((name) => name !== 'id' && name !== 'requirement');
    expect(Object.keys(ruleControls).toSorted()).toEqual(ofRules.toSorted());
    const kinds = new Map(
      shape.properties?.requirement?.oneOf?.map((one) => [one.properties?.kind?.const, one]) ?? [],
    );
    expect([...kinds.keys()].toSorted()).toEqual([...requirementKinds].toSorted());
    for (const kind of requirementKinds) {
      const fields = fieldsOf(kinds.get(kind) ?? {}).filter((name) => name !== 'kind');
      expect(Object.keys(editorKinds[kind].controls).toSorted()).toEqual(fields.toSorted());
    }
  });
});

describe('every parameter is made, read, changed and removed by its control', () => {
  it.each(cases.filter(({ control }) => 'clause' in control))('$name', ({ rule, control, path }) => {
    if (!('clause' in control)) return;
    const added = clauseOf(rule, control.clause)?.add();
    if (!added) throw new Error(`There is no clause ${control.clause}.`);
    expect(valueAt(added, path)).not.toEqual(valueAt(rule, path));
    expect(read(added)).not.toBe(read(rule));
    expect(clauseOf(added, control.clause)?.isOn).toBe(true);
    if (control.slot) {
      const slot = slotOf(added, control.slot);
      const values = slot?.choices.map(({ id }) => valueAt(slot.choose(id), path));
      const dated = slot?.date && valueAt(slot.date.set('2027-01-31'), path);
      const named = slot?.name && valueAt(slot.name.set('Another name'), path);
      expect(
        new Set([...(values ?? []), dated, named].map((value) => JSON.stringify(value))).size,
      ).toBeGreaterThan(1);
    }
    const removed = clauseOf(added, control.clause)?.remove() ?? added;
    expect(read(removed)).toBe(read(rule));
    expect(valueAt(removed, path)).toEqual(valueAt(rule, path));
  });

  it.each(cases.filter(({ control }) => !('clause' in control)))('$name', ({ rule, control, path }) => {
    if (!('slot' in control)) return;
    const slot = slotOf(rule, control.slot);
    const other = slot?.choices.find(({ id }) => id !== slot.selected && id !== 'remove');
    if (!slot || !other) throw new Error(`There is nothing to choose for ${control.slot}.`);
    const changed = slot.choose(other.id);
    expect(valueAt(changed, path)).not.toEqual(valueAt(rule, path));
    expect(read(changed)).not.toBe(read(rule));
  });
});

describe('a pet is judged by every parameter', () => {
  /** The rule with the parameter, and with every value that its chip offers. */
  function* variants({ rule, control }: (typeof cases)[number]): Generator<Rule> {
    const first = 'clause' in control ? (clauseOf(rule, control.clause)?.add() ?? rule) : rule;
    yield first;
    const slot = 'slot' in control && control.slot ? slotOf(first, control.slot) : undefined;
    for (const { id } of slot?.choices ?? []) if (id !== 'remove') yield slot?.choose(id) ?? first;
    if ('boxes' in control) yield { ...rule, appliesTo: { ...rule.appliesTo, services: ['daycare'] } };
  }

  // A title is only displayed and does not affect the decision.
  it.each(cases.filter(({ path }) => path[0] !== 'title'))('$name', (parameter) => {
    const verdictsBy = (rule: Rule, example: Parameters<typeof judgeExample>[0]) =>
      judgeExample(example, rule).verdict;
    const all = [...variants(parameter)];
    const examples = all.flatMap((rule) => examplesOf(rule, today));
    const decided = examples.filter(
      (example) => new Set([parameter.rule, ...all].map((rule) => verdictsBy(rule, example))).size > 1,
    );
    expect(decided.map(({ id }) => id)).not.toEqual([]);
  });
});

import type { Rule, Service } from '@clearpaw/domain';
import { Checkbox, CheckboxList } from '../../ui/field/index.ts';
import { withAppliesTo } from './change-rule.ts';
import type { Clause } from './clauses/clause.ts';
import { clausesOf } from './clauses/clauses-of.ts';
import { ruleDetailMessages } from './detail-messages.gen.ts';
import { RuleExamples } from './rule-examples.tsx';

interface RuleDetailsProps {
  readonly id: string;
  readonly rule: Rule;
  readonly services: readonly Service[];
  /** Today at the business. */
  readonly today: string;
  readonly onChange: (rule: Rule) => void;
}

/** Checkboxes for the optional clauses of a rule, and sample pets that show what the rule does. */
export function RuleDetails({ id, rule, services, today, onChange }: RuleDetailsProps) {
  const messages = ruleDetailMessages;
  const clauses = clausesOf(rule, today);
  const asked = rule.appliesTo?.services ?? services.map(({ code }) => code);
  const askAt = (codes: readonly string[]) => {
    const isAll = services.every(({ code }) => codes.includes(code));
    if (codes.length > 0) onChange(withAppliesTo(rule, { services: isAll ? undefined : codes }));
  };
  return (
    <section
      id={id}
      aria-label={messages.details}
      className="mt-4 grid gap-5 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <fieldset className="min-w-0">
        <legend className="type-label">{messages.details}</legend>
        <ul className="mt-1 grid gap-x-6 md:grid-cols-2">
          {clauses.map((clause) => (
            <li key={clause.id}>
              <ClauseBox clause={clause} onChange={onChange} />
            </li>
          ))}
        </ul>
      </fieldset>
      {services.length > 1 && (
        <CheckboxList
          label={messages.askedAt}
          options={services.map(({ code, name }) => ({ id: code, label: name }))}
          selected={asked}
          onChange={askAt}
        />
      )}
      <RuleExamples rule={rule} clauses={clauses} today={today} />
    </section>
  );
}

interface ClauseBoxProps {
  readonly clause: Clause;
  readonly onChange: (rule: Rule) => void;
}

function ClauseBox({ clause, onChange }: ClauseBoxProps) {
  const messages = ruleDetailMessages;
  const [label, detail] = messages.clauses[clause.id];
  return (
    <Checkbox
      isSelected={clause.isOn}
      isDisabled={clause.isOn && clause.isNeeded}
      onChange={(isOn) => onChange(isOn ? clause.add() : clause.remove())}
      className="py-2"
    >
      <span className="block font-semibold">{label}</span>
      <span className="block text-ink-2 type-small">{detail}</span>
    </Checkbox>
  );
}

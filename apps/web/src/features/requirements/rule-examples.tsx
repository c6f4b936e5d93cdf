import type { Rule } from '@clearpaw/domain';
import { VerdictShape } from '../../ui/verdict/index.ts';
import type { Clause } from './clauses/clause.ts';
import { ruleDetailMessages } from './detail-messages.gen.ts';
import { type Example, judgeExample } from './examples/example.ts';
import { examplesOf } from './examples/examples-of.ts';
import { requirementMessages } from './messages.gen.ts';
import { verdictShapes } from './verdict-shapes.ts';

interface RuleExamplesProps {
  readonly rule: Rule;
  readonly clauses: readonly Clause[];
  readonly today: string;
}

/** Sample pets, evaluated against the rule as it is being edited. */
export function RuleExamples({ rule, clauses, today }: RuleExamplesProps) {
  const messages = ruleDetailMessages;
  const active = new Set<Example['about'][number]>(clauses.filter(({ isOn }) => isOn).map(({ id }) => id));
  if (rule.appliesTo?.services) active.add('services');
  if (rule.appliesTo?.species) active.add('species');
  const shown = examplesOf(rule, today).filter(
    ({ about }) => about.length === 0 || about.some((one) => active.has(one)),
  );
  return (
    <section aria-label={messages.examples} className="min-w-0">
      <p className="type-label">{messages.examples}</p>
      <p className="text-ink-2 type-small">{messages.examplesLead}</p>
      <ul className="mt-2 flex flex-col gap-2" aria-live="polite">
        {shown.map((example) => {
          const { verdict, checks } = judgeExample(example, rule);
          return (
            <li key={example.id} className="flex items-start gap-2.5">
              <VerdictShape
                kind={verdictShapes[verdict]}
                size={22}
                label={requirementMessages.verdicts[verdict]}
              />
              <span className="min-w-0">
                <span className="block">{messages.exampleWords[example.id]}</span>
                <span className="block text-ink-2 type-small">{checks[0]?.message}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { Rule } from '@clearpaw/domain';
import { useMessages } from '../../platform/messages/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { selfCheckInMessages } from './messages.ts';

interface AskedListProps {
  readonly rules: readonly Rule[];
  /** A rule in one sentence. */
  readonly sentenceOf: (rule: Rule) => string;
}

/** What a business requires, one sentence each; what it only recommends comes last. */
export function AskedList({ rules, sentenceOf }: AskedListProps) {
  const messages = useMessages(selfCheckInMessages);
  const ordered = rules.toSorted((a, b) => Number(b.level === 'required') - Number(a.level === 'required'));
  return (
    <Panel title={messages.asks} className="w-full">
      {rules.length === 0 && <p className="text-ink-2">{messages.asksNothing}</p>}
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {ordered.map((rule) => {
          const sentence = sentenceOf(rule);
          const said = rule.title ? `${rule.title}: ${sentence}` : sentence;
          return <li key={rule.id}>{rule.level === 'required' ? said : messages.recommended(said)}</li>;
        })}
      </ul>
    </Panel>
  );
}

import { type Rule, subjectOf } from '@clearpaw/domain';
import { useWordsOf } from '../../platform/words/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { doorWords } from './words.ts';

/** What a place asks for, one line each; what it only recommends comes last. */
export function AskedList({ rules }: { readonly rules: readonly Rule[] }) {
  const words = useWordsOf(doorWords);
  const ordered = rules.toSorted((a, b) => Number(b.level === 'required') - Number(a.level === 'required'));
  return (
    <Panel title={words.asks} className="w-full">
      {rules.length === 0 && <p className="text-ink-2">{words.asksNothing}</p>}
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {ordered.map((rule) => {
          const title = rule.title ?? subjectOf(rule.requirement);
          return <li key={rule.id}>{rule.level === 'required' ? title : words.recommended(title)}</li>;
        })}
      </ul>
    </Panel>
  );
}

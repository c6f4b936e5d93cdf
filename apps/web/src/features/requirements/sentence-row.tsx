import type { Rule, Service } from '@clearpaw/domain';
import { ChevronDown, ChevronUp, CircleAlert, Sparkles } from 'lucide-react';
import { use, useId, useState } from 'react';
import { IconButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Menu, type MenuItem } from '../../ui/overlay/index.ts';
import { Sentence } from '../../ui/sentence/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { requirementMessages } from './messages.gen.ts';
import { RuleDetails } from './rule-details.tsx';
import { isSameDraftRule } from './rule-draft.ts';
import { sentenceOf } from './sentence-of.ts';
import { isSlot, type SentencePart } from './sentence-part.ts';
import { SentenceParts } from './sentence-parts.tsx';
import { WaiverChoices } from './waiver-choices.ts';

interface SentenceRowProps {
  readonly rule: Rule;
  /** The same rule as it is in force; undefined for a new one. */
  readonly before: Rule | undefined;
  readonly position: number;
  /** "Only for daycare", where it is not asked everywhere. */
  readonly scope: string | null;
  readonly services: readonly Service[];
  /** The day at the business. */
  readonly today: string;
  readonly issues: readonly string[];
  readonly menu: readonly MenuItem[];
  readonly readOnly: boolean;
  readonly onChange: (rule: Rule) => void;
}

/** One rule: its sentence, what differs from the published one, what is wrong, and what else can be done. */
export function SentenceRow(props: SentenceRowProps) {
  const { rule, before, position, scope, services, today, issues, menu, readOnly, onChange } = props;
  const messages = requirementMessages;
  const waivers = use(WaiverChoices);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const parts = sentenceOf(rule, messages, waivers);
  const values = before ? valuesOf(sentenceOf(before, messages, waivers)) : null;
  return (
    <li aria-label={messages.sentence(position)} className="px-5 py-4 md:px-6">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Sentence
            change={before && !isSameDraftRule(rule, before) ? changeOf(parts, values, messages) : undefined}
          >
            <SentenceParts
              parts={isOpen ? parts : withoutUsualEnd(parts, messages)}
              before={values}
              readOnly={readOnly}
              onChange={onChange}
            />
          </Sentence>
          {(scope || !before) && (
            <p className="mt-2 flex flex-wrap gap-2">
              {!before && (
                <Tag tone="soft" icon={Sparkles}>
                  {messages.isNew}
                </Tag>
              )}
              {scope && <Tag>{scope}</Tag>}
            </p>
          )}
          {issues.map((issue) => (
            <p key={issue} role="alert" className="mt-2 flex items-start gap-1.5 text-stop-ink type-small">
              <Icon of={CircleAlert} size={18} />
              {issue}
            </p>
          ))}
        </div>
        {!readOnly && (
          <div className="flex shrink-0 max-md:-me-2 max-md:flex-col">
            <Menu label={messages.more(position)} items={menu} />
            <IconButton
              icon={isOpen ? ChevronUp : ChevronDown}
              label={messages.openDetails(position)}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onPress={() => setOpen(!isOpen)}
            />
          </div>
        )}
      </div>
      {isOpen && !readOnly && (
        <RuleDetails id={detailsId} rule={rule} services={services} today={today} onChange={onChange} />
      )}
    </li>
  );
}

/** That a proof must last through check-out is said once, above the list; a rule that is open says it too. */
function withoutUsualEnd(
  parts: readonly SentencePart[],
  messages: typeof requirementMessages,
): readonly SentencePart[] {
  const isUsual = (part: SentencePart | undefined) =>
    typeof part === 'object' && isSlot(part) && part.id === 'through' && part.selected === 'departure';
  return parts.filter(
    (part, index) => !isUsual(part) && !(part === messages.valid && isUsual(parts[index + 1])),
  );
}

const valuesOf = (parts: readonly SentencePart[]): ReadonlyMap<string, string> =>
  new Map(parts.filter(isSlot).map(({ id, value }) => [id, value]));

/** "Changed, was 12 months": the old values of the variables that differ, where there were any. */
function changeOf(
  parts: readonly SentencePart[],
  before: ReadonlyMap<string, string> | null,
  messages: typeof requirementMessages,
): string {
  const now = valuesOf(parts);
  const was = Array.from(before ?? []).filter(([id, value]) => now.get(id) !== value);
  return was.length > 0 ? messages.changedFrom(was.map(([, value]) => value).join(', ')) : messages.changed;
}

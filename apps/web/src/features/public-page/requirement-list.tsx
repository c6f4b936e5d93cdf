import { type RequirementKind, type Rule, type Species, speciesList, subjectOf } from '@clearpaw/domain';
import {
  CalendarDays,
  CircleHelp,
  ClipboardCheck,
  FileText,
  FlaskConical,
  type LucideIcon,
  Nfc,
  PenLine,
  Pill,
  Scale,
  Scissors,
  ShieldCheck,
} from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { FilterChips, Segments } from '../../ui/choice/index.ts';
import { Select } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import type { BusinessPage } from './business-page.ts';
import { publicPageMessages } from './messages.gen.ts';

const icons: Readonly<Partial<Record<RequirementKind, LucideIcon>>> = {
  vaccination: ShieldCheck,
  test: FlaskConical,
  treatment: Pill,
  document: FileText,
  waiver: PenLine,
  sterilization: Scissors,
  microchip: Nfc,
  age: CalendarDays,
  weight: Scale,
  declaration: CircleHelp,
  question: CircleHelp,
};

/** More would not fit side by side on a phone. */
const mostSegments = 3;

interface RequirementListProps {
  readonly page: BusinessPage;
  readonly sentenceOf: SentenceOf;
}

/** A rule in one sentence; below the heading of a species and its own name, without them. */
export type SentenceOf = (
  rule: Rule,
  under: { readonly species: Species; readonly isNamed: boolean } | null,
) => string;

/** What a business requires, by service and species, one sentence each; recommendations are apart, at the end. */
export function RequirementList({ page, sentenceOf }: RequirementListProps) {
  const messages = publicPageMessages;
  const format = useFormat();
  const [service, setService] = useState(page.services[0]?.code ?? null);
  const rules = page.rules as readonly Rule[];
  const named = new Set(rules.flatMap(({ appliesTo }) => appliesTo?.species ?? []));
  const species = speciesList.filter((one) => named.has(one));
  const [chosen, setChosen] = useState<Species | 'all'>(species[0] ?? 'all');
  const bySection = rules.some(({ appliesTo }) => appliesTo?.services) && page.services.length > 1;
  const bySpecies = species.length > 1;
  const shown = rules.filter(
    ({ appliesTo }) =>
      (!bySection || !appliesTo?.services || appliesTo.services.includes(service ?? '')) &&
      (!bySpecies || chosen === 'all' || !appliesTo?.species || appliesTo.species.includes(chosen)),
  );
  const isDose = ({ requirement }: Rule) => requirement.kind === 'vaccination';
  const required = shown.filter(({ level }) => level === 'required');
  const under = bySpecies && chosen !== 'all' ? chosen : null;
  const updated = page.publishedAt ? ` ${messages.updated(format.day(page.publishedAt.slice(0, 10)))}` : '';
  return (
    <Panel
      title={messages.needs}
      lead={rules.length > 0 && `${messages.needsLead}${updated}`}
      action={bySection && <ServiceChoice page={page} value={service ?? ''} onChange={setService} />}
    >
      {bySpecies && (
        <div className="mb-5">
          <FilterChips
            label={messages.forSpecies}
            chips={[...species, 'all' as const].map((id) => ({ id, label: messages.species[id] }))}
            value={chosen}
            onChange={setChosen}
          />
        </div>
      )}
      {shown.length === 0 && <p className="text-ink-2">{messages.nothing}</p>}
      <RuleGroup
        title={messages.vaccinations}
        rules={required.filter(isDose)}
        under={under}
        sentenceOf={sentenceOf}
      />
      <RuleGroup
        title={messages.also}
        rules={required.filter((rule) => !isDose(rule))}
        under={under}
        sentenceOf={sentenceOf}
      />
      <RuleGroup
        title={messages.recommended}
        rules={shown.filter(({ level }) => level === 'recommended')}
        under={under}
        sentenceOf={sentenceOf}
      />
    </Panel>
  );
}

interface ServiceChoiceProps {
  readonly page: BusinessPage;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

export function ServiceChoice({ page, value, onChange }: ServiceChoiceProps) {
  const messages = publicPageMessages;
  const options = page.services.map(({ code, name }) => ({ id: code, label: name }));
  return page.services.length <= mostSegments ? (
    <Segments label={messages.forService} segments={options} value={value} onChange={onChange} />
  ) : (
    <Select
      label={messages.forService}
      options={options}
      value={value}
      onChange={(id) => id && onChange(id)}
    />
  );
}

interface RuleGroupProps {
  readonly title: string;
  readonly rules: readonly Rule[];
  /** The species that the rules are shown for; null if for all. */
  readonly under: Species | null;
  readonly sentenceOf: SentenceOf;
}

function RuleGroup({ title, rules, under, sentenceOf }: RuleGroupProps) {
  if (rules.length === 0) return null;
  return (
    <section className="mt-6 first:mt-0">
      <h3 className="type-strong">{title}</h3>
      <ul className="mt-2 divide-y divide-line">
        {rules.map(({ title: ownTitle, ...rule }) => {
          // The title is above its sentence, which need not repeat it.
          const heading = under && { species: under, isNamed: ownTitle === undefined };
          const sentence = sentenceOf(rule, heading);
          return (
            <li key={rule.id} className="flex items-start gap-4 py-3">
              <span
                className={classes(
                  'grid size-11 shrink-0 place-items-center rounded-field',
                  rule.level === 'required' ? 'bg-ok-tint text-ok-ink' : 'bg-sunken text-ink-2',
                )}
              >
                <Icon of={icons[rule.requirement.kind] ?? ClipboardCheck} size={22} />
              </span>
              <div className="min-w-0">
                <p className="type-strong [overflow-wrap:anywhere]">
                  {ownTitle ?? subjectOf(rule.requirement)}
                </p>
                <p className="text-ink-2 type-small">{sentence}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

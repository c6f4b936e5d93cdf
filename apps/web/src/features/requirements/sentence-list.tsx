import type { Rule, Service } from '@clearpaw/domain';
import { Plus, WandSparkles } from 'lucide-react';
import { use } from 'react';
import { paths } from '../../paths/index.ts';
import { inSentence, useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { EmptyState } from '../../ui/feedback/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { requirementMessages } from './messages.gen.ts';
import { newKinds, newRule, waiverRule } from './new-rule.ts';
import { isAskedAt, replaceRule } from './rule-draft.ts';
import { SentenceRow } from './sentence-row.tsx';
import { useRowMenu } from './use-row-menu.ts';
import { WaiverChoices } from './waiver-choices.ts';

interface SentenceListProps {
  readonly rules: readonly Rule[];
  readonly published: readonly Rule[];
  readonly services: readonly Service[];
  readonly service: Service | null;
  /** Today at the business. */
  readonly today: string;
  readonly issues: ReadonlyMap<string, readonly string[]>;
  readonly readOnly: boolean;
  readonly onRules: (rules: readonly Rule[]) => void;
  /** The preset that fits this kind of business best, and what takes it; null if there is none. */
  readonly preset: { readonly name: string; readonly take: () => void } | null;
}

const none: readonly string[] = [];
const lastsTheStay = ({ requirement }: Rule): boolean =>
  requirement.kind === 'vaccination' && (requirement.through ?? 'departure') === 'departure';
const newId = () => crypto.randomUUID().slice(0, 8);
/** A waiver must be created before a rule can require it. */
const firstWaiver = { id: 'waivers', href: paths.waivers };
const otis = portraitFor({ id: 'otis', species: 'dog', coat: 'tuxedo', ears: 'folded', marking: 'blaze' });

/** The sentences of one service, with a way to add another. */
export function SentenceList(props: SentenceListProps) {
  const { rules, published, services, service, issues, readOnly, onRules, preset } = props;
  const messages = requirementMessages;
  const menuOf = useRowMenu(props);
  const waivers = use(WaiverChoices);
  const scope = services.length > 1 ? (service?.code ?? null) : null;
  const format = useFormat();
  const scopeOf = ({ appliesTo }: Rule) => {
    const named = services.filter(({ code }) => appliesTo?.services?.includes(code));
    return named.length > 0 ? messages.onlyFor(inSentence(format.list(named.map(({ name }) => name)))) : null;
  };
  const shown = rules.filter((rule) => isAskedAt(rule, service?.code ?? null));
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      {shown.some(lastsTheStay) && <p className="text-ink-2">{messages.usualEnd}</p>}
      <Card shape="feature" padding="none">
        {shown.length === 0 && (
          <EmptyState
            appearance={otis}
            title={messages.emptyTitle}
            action={
              preset &&
              rules.length === 0 &&
              !readOnly && (
                <Button icon={WandSparkles} onPress={preset.take}>
                  {messages.startFrom(preset.name)}
                </Button>
              )
            }
          >
            {messages.emptyLead}
          </EmptyState>
        )}
        <ol className="divide-y divide-line">
          {shown.map((rule, index) => (
            <SentenceRow
              key={rule.id}
              rule={rule}
              before={published.find(({ id }) => id === rule.id)}
              position={index + 1}
              scope={scopeOf(rule)}
              services={services}
              today={props.today}
              issues={issues.get(rule.id) ?? none}
              menu={menuOf(rule)}
              readOnly={readOnly}
              onChange={(next) => onRules(replaceRule(rules, next))}
            />
          ))}
        </ol>
      </Card>
      {!readOnly && (
        <Menu
          label={messages.add}
          placement="bottom start"
          trigger={
            <Button variant="quiet" size="lead" wide icon={Plus}>
              {messages.add}
            </Button>
          }
          items={[
            ...newKinds.map((kind) => ({
              id: kind,
              label: messages.kinds[kind],
              onAction: () => onRules([...rules, newRule(kind, newId(), scope)]),
            })),
            ...waivers.map((waiver) => ({
              id: waiver.id,
              label: messages.signedWaiver(waiver.title),
              onAction: () => onRules([...rules, waiverRule(waiver, newId(), scope)]),
            })),
            ...(waivers.length === 0 ? [{ ...firstWaiver, label: messages.firstWaiver }] : []),
          ]}
        />
      )}
    </div>
  );
}

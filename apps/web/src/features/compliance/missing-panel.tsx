import { compareDates } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Card, Panel } from '../../ui/surface/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import {
  type MissingGroup,
  type MissingItem,
  missingGroups,
  type OpenRequirements,
} from './missing-groups.ts';
import { MissingList } from './missing-list.tsx';
import { missingMessages } from './missing-messages.gen.ts';
import { useOpenRequirements } from './use-open-requirements.ts';

interface MissingPanelProps {
  readonly petId: string;
  readonly petName: string;
  readonly controlFor: (item: MissingItem) => ReactNode;
  /** The business that the page's address names. */
  readonly asked?: string | undefined;
}

/** What prevents a pet from being cleared at its businesses, and how to resolve it; empty without a business. */
export function MissingPanel({ petId, petName, controlFor, asked }: MissingPanelProps) {
  const messages = missingMessages;
  const answer = useOpenRequirements(petId);
  if (answer.isError) return <CallErrorPanel call={answer} />;
  if (!answer.data) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-40 w-full" shape="card" />
      </Skeleton>
    );
  }
  const list = answer.data.items;
  const groups = missingGroups(list);
  if (list.length === 0) return null;
  if (groups.length === 0) return <AllClear list={list} />;
  const blocking = groups.flatMap(({ items }) => items).filter(({ blocks }) => blocks);
  return (
    <Panel
      title={messages.title}
      lead={<MissingLead petName={petName} groups={groups} />}
      action={blocking.length > 0 && <span className="type-h1">{blocking.length}</span>}
    >
      <MissingList groups={groups} controlFor={controlFor} asked={asked} />
      <Clear list={list.filter(({ checks }) => checks.length === 0)} />
    </Panel>
  );
}

interface MissingLeadProps {
  readonly petName: string;
  readonly groups: readonly MissingGroup[];
}

/** How many items prevent it, and where. */
function MissingLead({ petName, groups }: MissingLeadProps) {
  const messages = missingMessages;
  const blocking = groups.flatMap(({ items }) => items).filter(({ blocks }) => blocks);
  const names = new Map(
    blocking.flatMap(({ businesses }) =>
      businesses.map((one) => [one.businessId, one.businessName] as const),
    ),
  );
  const [first = ''] = names.values();
  if (blocking.length === 0) return messages.soonLead(petName);
  return messages.lead(blocking.length, petName, names.size === 1 ? first : messages.businesses(names.size));
}

interface ClearProps {
  readonly list: readonly OpenRequirements[];
}

function AllClear({ list }: ClearProps) {
  const messages = missingMessages;
  const format = useFormat();
  const days = list.flatMap(({ clearedThrough }) => clearedThrough ?? []).toSorted(compareDates);
  return (
    <Card as="section" aria-label={messages.title}>
      <p className="flex items-center gap-2 type-strong">
        <VerdictShape kind="ok" size={22} />
        {messages.clear(days[0] === undefined ? null : format.day(days[0]))}
      </p>
      {days[0] !== undefined && <p className="mt-1 type-small text-ink-2">{messages.clearLead}</p>}
      {new Set(list.map((one) => one.clearedThrough)).size > 1 && <Clear list={list} />}
    </Card>
  );
}

/** The businesses without open requirements. */
function Clear({ list }: ClearProps) {
  const messages = missingMessages;
  const format = useFormat();
  if (list.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-col gap-2 border-line border-t pt-4 type-small">
      {list.map(({ businessId, businessName, clearedThrough }) => (
        <li key={businessId} className="flex items-center gap-2">
          <VerdictShape kind="ok" size={20} />
          {messages.clearAt(businessName, clearedThrough === null ? null : format.day(clearedThrough))}
        </li>
      ))}
    </ul>
  );
}

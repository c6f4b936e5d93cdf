import { type IncidentKind, incidentKinds } from '@clearpaw/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { DateField, Select } from '../../ui/field/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { IncidentBusiness } from './incident.ts';
import { IncidentRows } from './incident-rows.tsx';
import { incidentMessages } from './messages.gen.ts';

interface Choice {
  readonly kind: IncidentKind | 'any';
  readonly from: string | null;
  readonly to: string | null;
}
const everyIncident: Choice = { kind: 'any', from: null, to: null };
const sitter = portraitFor({ id: 'incidents', species: 'cat', blanket: 'sky' });

/** All incidents of a business, newest first. */
export function IncidentsView({ business }: { readonly business: IncidentBusiness }) {
  const messages = incidentMessages;
  const [choice, setChoice] = useState(everyIncident);
  const narrowed = choice.kind !== 'any' || choice.from !== null || choice.to !== null;
  const query = useIncidents(business.id, choice);
  const incidents = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={messages.lead}
        actions={
          !business.readOnly && (
            <LinkButton href={paths.newIncident} icon={ShieldPlus}>
              {messages.report}
            </LinkButton>
          )
        }
      >
        {messages.title}
      </PageTitle>
      <Filters choice={choice} onChange={setChoice} />
      <CallErrorPanel call={query} title={messages.failed} />
      {query.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-60" shape="card" />
        </Skeleton>
      )}
      {incidents.length > 0 && (
        <Card>
          <IncidentRows incidents={incidents} />
        </Card>
      )}
      {query.hasNextPage && (
        <Button variant="secondary" onPress={() => void query.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
      {query.data && incidents.length === 0 && narrowed && (
        <div className="flex flex-col items-start gap-3">
          <p role="status" className="text-ink-2">
            {messages.noMatch}
          </p>
          <Button variant="secondary" onPress={() => setChoice(everyIncident)}>
            {messages.clear}
          </Button>
        </div>
      )}
      {query.data && incidents.length === 0 && !narrowed && (
        <Card>
          <EmptyState appearance={sitter} title={messages.none}>
            {messages.noneLead}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

function useIncidents(businessId: string, { kind, from, to }: Choice) {
  const backwards = from !== null && to !== null && to < from;
  const filter = {
    businessId,
    ...(kind === 'any' ? {} : { kind }),
    ...(from ? { from } : {}),
    // Until both dates are valid, only the first one is used.
    ...(to && !backwards ? { to } : {}),
  };
  return useInfiniteQuery({
    queryKey: ['listIncidents', 'pages', filter],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listIncidents', { ...filter, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

function Filters({
  choice,
  onChange,
}: {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}) {
  const messages = incidentMessages;
  const options = [
    { id: 'any' as const, label: messages.anyKind },
    ...incidentKinds.map((id) => ({ id, label: messages.kinds[id] })),
  ];
  return (
    <search className="flex flex-wrap items-start gap-4">
      <Select
        className="w-full md:w-52"
        label={messages.filterKind}
        options={options}
        value={choice.kind}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      <DateField
        className="w-full md:w-52"
        label={messages.from}
        value={choice.from}
        onChange={(from) => onChange({ ...choice, from })}
      />
      <DateField
        className="w-full md:w-52"
        label={messages.to}
        value={choice.to}
        onChange={(to) => onChange({ ...choice, to })}
      />
    </search>
  );
}

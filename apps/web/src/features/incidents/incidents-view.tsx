import { ShieldPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { usePages } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import type { IncidentBusiness } from './incident.ts';
import { type IncidentChoice, IncidentFilters } from './incident-filters.tsx';
import { IncidentRows } from './incident-rows.tsx';
import { incidentMessages } from './messages.gen.ts';

const everyIncident: IncidentChoice = { kind: 'any', from: null, to: null };
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
      <IncidentFilters choice={choice} onChange={setChoice} />
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
      {query.data && incidents.length > 0 && !query.hasNextPage && (
        <p className="text-center text-ink-3 type-small">{messages.end(incidents.length)}</p>
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

function useIncidents(businessId: string, { kind, from, to }: IncidentChoice) {
  const backwards = from !== null && to !== null && to < from;
  const filter = {
    businessId,
    ...(kind === 'any' ? {} : { kind }),
    ...(from ? { from } : {}),
    // Until both dates are valid, only the first one is used.
    ...(to && !backwards ? { to } : {}),
  };
  return usePages('listIncidents', filter);
}

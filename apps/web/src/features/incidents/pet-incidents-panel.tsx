import { ShieldAlert } from 'lucide-react';
import { newIncidentPath } from '../../paths/index.ts';
import { usePages } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel, QuietPanel } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { IncidentBusiness, InvolvedPet } from './incident.ts';
import { IncidentRows } from './incident-rows.tsx';
import { incidentMessages } from './messages.gen.ts';
import { OlderIncidents } from './older-incidents.tsx';

const latest = 5;

/** A pet's incidents at this business, and a button to report another. */
export function PetIncidentsPanel({
  business,
  pet,
}: {
  readonly business: IncidentBusiness;
  readonly pet: InvolvedPet;
}) {
  const messages = incidentMessages;
  const incidents = usePetIncidents(business.id, pet.petId);
  const items = incidents.data?.pages.flatMap((page) => page.items) ?? [];
  const count = `${items.length}${incidents.hasNextPage ? '+' : ''}`;
  const report = !business.readOnly && (
    <LinkButton variant="secondary" size="small" href={newIncidentPath({ id: pet.petId, name: pet.petName })}>
      {messages.report}
    </LinkButton>
  );
  if (incidents.data && items.length === 0) {
    return (
      <QuietPanel title={messages.petTitle} action={report}>
        {messages.petNone}
      </QuietPanel>
    );
  }
  return (
    <Panel
      title={messages.petTitle}
      action={
        items.length > 0 && (
          <Tag tone="changed" icon={ShieldAlert}>
            {messages.count(count)}
          </Tag>
        )
      }
    >
      <div className="flex flex-col items-start gap-4">
        <CallErrorPanel call={incidents} title={messages.failed} />
        {items.length > 0 && (
          <div className="w-full">
            <IncidentRows incidents={items} />
          </div>
        )}
        <OlderIncidents list={incidents} />
        {report}
      </div>
    </Panel>
  );
}

function usePetIncidents(businessId: string, petId: string) {
  const filter = { businessId, petId, limit: latest };
  return usePages('listIncidents', filter);
}

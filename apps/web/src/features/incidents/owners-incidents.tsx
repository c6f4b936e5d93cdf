import { usePages } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { incidentMessages } from './messages.gen.ts';
import { OlderIncidents } from './older-incidents.tsx';
import { OwnersText } from './owners-text.tsx';

/** What businesses notified the owner of; empty if there is nothing. */
export function OwnersIncidents({ pet }: { readonly pet: { readonly id: string; readonly name: string } }) {
  const messages = incidentMessages;
  const format = useFormat();
  const incidents = usePages('listPetIncidents', { petId: pet.id });
  const items = incidents.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={messages.ownerTitle} lead={messages.ownerLead(pet.name)}>
      <Rows>
        {items.map((item) => (
          <Row
            key={item.id}
            roomy
            title={messages.kinds[item.kind]}
            detail={<OwnersText incident={item} when={format.dayTime(item.occurredAt)} />}
            end={item.corrected && <Tag>{messages.wasCorrected}</Tag>}
          />
        ))}
      </Rows>
      <OlderIncidents list={incidents} />
    </Panel>
  );
}

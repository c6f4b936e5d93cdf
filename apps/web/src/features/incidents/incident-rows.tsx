import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { Incident } from './incident.ts';
import { incidentMessages } from './messages.gen.ts';

/** Incidents one below the other; each leads to its report. */
export function IncidentRows({ incidents }: { readonly incidents: readonly Incident[] }) {
  const messages = incidentMessages;
  const format = useFormat();
  return (
    <Rows>
      {incidents.map(({ id, kind, severity, pets, occurredAt, ownersNotifiedAt }) => (
        <Row
          key={id}
          roomy
          title={
            <TextLink href={paths.incident(id)} className="inline-flex min-h-6">
              {messages.kinds[kind]}: {pets.map(({ petName }) => petName).join(', ')}
            </TextLink>
          }
          detail={`${format.dayTime(occurredAt)}, ${ownersNotifiedAt ? messages.notified : messages.notNotified}`}
          end={
            <Tag tone={severity === 'serious' ? 'changed' : undefined}>{messages.severities[severity]}</Tag>
          }
        />
      ))}
    </Rows>
  );
}

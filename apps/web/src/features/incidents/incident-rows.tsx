import { ChevronRight } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { Incident } from './incident.ts';
import { kindIcons } from './incident-kinds.ts';
import { incidentMessages } from './messages.gen.ts';

const tones = { minor: 'sunken', moderate: 'changed', serious: 'stop' } as const;

/** Incidents one below the other; each leads to its report. */
export function IncidentRows({ incidents }: { readonly incidents: readonly Incident[] }) {
  const messages = incidentMessages;
  const format = useFormat();
  return (
    <Rows>
      {incidents.map(({ id, kind, severity, pets, description, occurredAt, ownersNotifiedAt }) => (
        <Row
          key={id}
          start={
            <span className="grid size-11 shrink-0 place-items-center self-start rounded-field bg-sunken text-ink-2">
              <Icon of={kindIcons[kind]} />
            </span>
          }
          title={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink href={paths.incident(id)} className="inline-flex min-h-6">
                {messages.kinds[kind]}: {pets.map(({ petName }) => petName).join(', ')}
              </TextLink>
              <Tag tone={tones[severity]}>{messages.severities[severity]}</Tag>
            </span>
          }
          detail={<span className="line-clamp-2">{description}</span>}
          notes={
            <p className="text-ink-3 type-small">
              {`${format.dayTime(occurredAt)} · ${ownersNotifiedAt ? messages.notified : messages.notNotified}`}
            </p>
          }
          end={
            <span className="max-md:hidden rtl:-scale-x-100">
              <Icon of={ChevronRight} size={18} />
            </span>
          }
        />
      ))}
    </Rows>
  );
}

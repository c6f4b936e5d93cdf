import { PenLine } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { waiverMessages } from './messages.ts';

/** The waivers that businesses ask the owner of this pet to sign; nothing where there are none. */
export function ToSignPanel({ petId }: { readonly petId: string }) {
  const messages = useMessages(waiverMessages);
  const waivers = useCall('listWaiversToSign', { petId, limit: 100 });
  if (waivers.isError) {
    return <CallErrorPanel call={waivers} title={messages.toSignFailed} />;
  }
  const items = waivers.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={messages.toSign} lead={messages.toSignLead}>
      <Rows>
        {items.map(({ waiverId, title, businessName, reason, required }) => (
          <Row
            key={waiverId}
            title={title}
            detail={[businessName, messages.toSignReasons[reason], required ? null : messages.recommended]
              .filter(Boolean)
              .join(' · ')}
            end={<SignWaiverLink waiverId={waiverId} title={title} />}
          />
        ))}
      </Rows>
    </Panel>
  );
}

/** Leads to the page where a waiver is read and signed. */
export function SignWaiverLink({ waiverId, title }: { readonly waiverId: string; readonly title?: string }) {
  const messages = useMessages(waiverMessages);
  return (
    <LinkButton href={paths.signWaiver(waiverId)} variant="secondary" size="small" icon={PenLine}>
      {messages.signLink}
      {title && <span className="sr-only">: {title}</span>}
    </LinkButton>
  );
}

import type { documents, OutputOf } from '@clearpaw/contract';
import type { ConnectionScope, GivenVaccine } from '@clearpaw/domain';
import { FileText } from 'lucide-react';
import { useAll } from '../../platform/data/index.ts';
import { useObjectUrl } from '../../platform/files/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Panel, QuietPanel, Row, Rows } from '../../ui/surface/index.ts';
import { connectedPetMessages } from './messages.gen.ts';

interface RecordsPanelsProps {
  readonly petId: string;
  /** Whether the team entered the records; null while it is not known. */
  readonly isGuest: boolean | null;
  readonly scope: ConnectionScope;
  readonly vaccineName: (dose: GivenVaccine) => string;
}

/** Dates and documents, if the owner shares them; reading them is added to the owner's list of views. */
export function RecordsPanels({ petId, isGuest, scope, vaccineName }: RecordsPanelsProps) {
  const messages = connectedPetMessages;
  if (scope === 'verdict') {
    return <QuietPanel title={messages.records}>{messages.verdictOnly}</QuietPanel>;
  }
  return (
    <>
      <Doses petId={petId} isGuest={isGuest} vaccineName={vaccineName} />
      <Documents petId={petId} />
    </>
  );
}

function Doses({ petId, isGuest, vaccineName: nameOf }: Omit<RecordsPanelsProps, 'scope'>) {
  const messages = connectedPetMessages;
  const format = useFormat();
  const doses = useAll('listVaccinations', { petId });
  const active = (doses.data?.items ?? []).filter(({ state }) => state === 'active');
  if (doses.data && active.length === 0) {
    return <QuietPanel title={messages.records}>{messages.noRecords}</QuietPanel>;
  }
  return (
    <Panel title={messages.records} lead={isGuest !== null && messages.recordsLead(isGuest)}>
      <CallErrorPanel call={doses} />
      {doses.isPending && <Loading />}
      <Rows>
        {active.map(({ id, vaccine, vaccineName, administeredOn, expiresOn }) => (
          <Row
            key={id}
            title={nameOf({ vaccine, vaccineName })}
            detail={[
              messages.given(format.day(administeredOn)),
              expiresOn && messages.ends(format.day(expiresOn)),
            ]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </Rows>
    </Panel>
  );
}

function Documents({ petId }: { readonly petId: string }) {
  const messages = connectedPetMessages;
  const items = useAll('listDocuments', { petId });
  if (items.data?.items.length === 0) {
    return <QuietPanel title={messages.documents}>{messages.noDocuments}</QuietPanel>;
  }
  return (
    <Panel title={messages.documents}>
      <CallErrorPanel call={items} />
      {items.isPending && <Loading />}
      <Rows>
        {(items.data?.items ?? []).map((document) => (
          <DocumentItem key={document.id} document={document} />
        ))}
      </Rows>
    </Panel>
  );
}

type Document = OutputOf<typeof documents.listDocuments>['items'][number];

function DocumentItem({ document }: { readonly document: Document }) {
  const format = useFormat();
  const url = useObjectUrl(document.storagePath);
  return (
    <Row
      start={<Icon of={FileText} className="text-ink-3" />}
      title={
        url ? (
          <TextLink href={url} target="_blank" rel="noreferrer">
            {document.title}
          </TextLink>
        ) : (
          document.title
        )
      }
      detail={format.moment(document.createdAt)}
    />
  );
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-20" shape="card" />
    </Skeleton>
  );
}

import type { documents, OutputOf } from '@clearpaw/contract';
import type { ConnectionScope } from '@clearpaw/domain';
import { FileText } from 'lucide-react';
import { useCall } from '../../platform/data/index.ts';
import { useObjectUrl } from '../../platform/files/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { connectedPetWords } from './words.ts';

interface RecordsPanelsProps {
  readonly petId: string;
  readonly scope: ConnectionScope;
  readonly vaccineName: (code: string) => string;
}

/** Dates and papers, where the owner shares them; asking for them is entered in the owner's log. */
export function RecordsPanels({ petId, scope, vaccineName }: RecordsPanelsProps) {
  const words = useWordsOf(connectedPetWords);
  if (scope === 'verdict') {
    return (
      <Panel title={words.records}>
        <p className="type-small text-ink-2">{words.verdictOnly}</p>
      </Panel>
    );
  }
  return (
    <>
      <Doses petId={petId} vaccineName={vaccineName} />
      <Papers petId={petId} />
    </>
  );
}

function Doses({ petId, vaccineName }: Omit<RecordsPanelsProps, 'scope'>) {
  const words = useWordsOf(connectedPetWords);
  const format = useFormat();
  const doses = useCall('listVaccinations', { petId, limit: 100 });
  const active = (doses.data?.items ?? []).filter(({ state }) => state === 'active');
  return (
    <Panel title={words.records} lead={words.recordsLead}>
      {doses.isError && <ErrorPanel onRetry={() => void doses.refetch()}>{doses.error.message}</ErrorPanel>}
      {doses.isPending && <Loading />}
      {doses.data && active.length === 0 && <p className="type-small text-ink-2">{words.noRecords}</p>}
      <Rows>
        {active.map(({ id, vaccine, administeredOn, expiresOn }) => (
          <Row
            key={id}
            title={vaccineName(vaccine)}
            detail={[words.given(format.day(administeredOn)), expiresOn && words.ends(format.day(expiresOn))]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </Rows>
    </Panel>
  );
}

function Papers({ petId }: { readonly petId: string }) {
  const words = useWordsOf(connectedPetWords);
  const papers = useCall('listDocuments', { petId, limit: 100 });
  return (
    <Panel title={words.documents}>
      {papers.isError && (
        <ErrorPanel onRetry={() => void papers.refetch()}>{papers.error.message}</ErrorPanel>
      )}
      {papers.isPending && <Loading />}
      {papers.data?.items.length === 0 && <p className="type-small text-ink-2">{words.noDocuments}</p>}
      <Rows>
        {(papers.data?.items ?? []).map((paper) => (
          <Paper key={paper.id} paper={paper} />
        ))}
      </Rows>
    </Panel>
  );
}

type Document = OutputOf<typeof documents.listDocuments>['items'][number];

function Paper({ paper }: { readonly paper: Document }) {
  const format = useFormat();
  const url = useObjectUrl(paper.storagePath);
  return (
    <Row
      start={<Icon of={FileText} className="text-ink-3" />}
      title={
        url ? (
          <TextLink href={url} target="_blank" rel="noreferrer">
            {paper.title}
          </TextLink>
        ) : (
          paper.title
        )
      }
      detail={format.moment(paper.createdAt)}
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

import { type MemberRole, mayDo } from '@clearpaw/domain';
import { FilePenLine } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { EmptyState, ErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { SigningsBar } from './kiosk/index.ts';
import { SignatureRows } from './signature-rows.tsx';
import { WaiverEditor } from './waiver-editor.tsx';
import { waiverWords } from './words.ts';

interface WaiversViewProps {
  readonly place: { readonly id: string; readonly role: MemberRole };
}

const nobody = portraitFor({ id: 'waivers', species: 'dog', coat: 'cocoa', blanket: 'sky' });

/** What a business has people sign, who signed, and the way to sign on this device. */
export function WaiversView({ place }: WaiversViewProps) {
  const words = useWordsOf(waiverWords);
  const format = useFormat();
  const [editing, setEditing] = useState<string | 'new' | null>(null);
  const waivers = useCall('listWaivers', { businessId: place.id, limit: 100 });
  const writes = mayDo(place.role, 'publishWaivers');
  if (editing !== null) {
    const waiverId = editing === 'new' ? null : editing;
    return <WaiverEditor businessId={place.id} waiverId={waiverId} onDone={() => setEditing(null)} />;
  }
  const write = writes && (
    <Button icon={FilePenLine} onPress={() => setEditing('new')}>
      {words.write}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={words.lead} actions={write}>
        {words.title}
      </PageTitle>
      <SigningsBar businessId={place.id} />
      {waivers.isError && (
        <ErrorPanel title={words.failed} onRetry={() => void waivers.refetch()}>
          {waivers.error.message}
        </ErrorPanel>
      )}
      {waivers.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-40" shape="card" />
        </Skeleton>
      )}
      {waivers.data?.items.length === 0 && (
        <EmptyState look={nobody} title={words.none}>
          {words.noneLead}
        </EmptyState>
      )}
      {waivers.data?.items.map((waiver) => (
        <Panel
          key={waiver.id}
          title={waiver.title}
          lead={`${words.version(waiver.version)}, ${format.dayTime(waiver.updatedAt)}`}
          action={
            <span className="flex flex-wrap gap-2">
              <LinkButton href={`/business/waivers/${waiver.id}/sign`} variant="secondary" size="small">
                {words.kiosk}
              </LinkButton>
              {writes && (
                <Button variant="quiet" size="small" onPress={() => setEditing(waiver.id)}>
                  {words.change}
                </Button>
              )}
            </span>
          }
        >
          <p className="mb-3">
            <Tag tone="sunken">{words.validities[validityOf(waiver.validMonths)]}</Tag>
          </p>
          <SignatureRows waiver={waiver} />
        </Panel>
      ))}
    </div>
  );
}

function validityOf(months: number | null): 'always' | '12' | '24' {
  if (months === null) return 'always';
  return months > 12 ? '24' : '12';
}

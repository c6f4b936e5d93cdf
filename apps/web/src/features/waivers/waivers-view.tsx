import { mayDo } from '@clearpaw/domain';
import { FilePenLine } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { SigningsBar } from './kiosk/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { SignedProgress } from './unsigned/index.ts';
import type { WaiverBusiness } from './waiver-business.ts';
import { WaiverEditor } from './waiver-editor.tsx';
import { WaiverTags } from './waiver-tags.tsx';

interface WaiversViewProps {
  readonly business: WaiverBusiness;
}

const emptyPortrait = portraitFor({ id: 'waivers', species: 'dog', coat: 'cocoa', blanket: 'sky' });

/** The waivers of a business, how many have signed each, and the link to sign on this device. */
export function WaiversView({ business }: WaiversViewProps) {
  const messages = waiverMessages;
  const format = useFormat();
  const [editing, setEditing] = useState<string | 'new' | null>(null);
  const waivers = useCall('listWaivers', { businessId: business.id, limit: 100 });
  const writes = !business.readOnly && mayDo(business.role, 'publishWaivers');
  if (editing !== null) {
    const waiverId = editing === 'new' ? null : editing;
    return (
      <WaiverEditor
        businessId={business.id}
        waiverId={waiverId}
        services={business.services}
        onDone={() => setEditing(null)}
      />
    );
  }
  const write = writes && (
    <Button icon={FilePenLine} onPress={() => setEditing('new')}>
      {messages.write}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={messages.lead} actions={write}>
        {messages.title}
      </PageTitle>
      <SigningsBar businessId={business.id} />
      <CallErrorPanel call={waivers} title={messages.failed} />
      {waivers.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-40" shape="card" />
        </Skeleton>
      )}
      {waivers.data?.items.length === 0 && (
        <EmptyState appearance={emptyPortrait} title={messages.none}>
          {messages.noneLead}
        </EmptyState>
      )}
      {waivers.data?.items.map((waiver) => (
        <Panel
          key={waiver.id}
          title={<TextLink href={paths.waiver(waiver.id)}>{waiver.title}</TextLink>}
          lead={`${messages.version(waiver.version)}, ${format.dayTime(waiver.updatedAt)}`}
          action={
            <span className="flex flex-wrap gap-2">
              <LinkButton href={paths.kiosk(waiver.id)} variant="secondary" size="small">
                {messages.kiosk}
              </LinkButton>
              {writes && (
                <Button variant="quiet" size="small" onPress={() => setEditing(waiver.id)}>
                  {messages.change}
                </Button>
              )}
            </span>
          }
        >
          <div className="mb-4">
            <WaiverTags business={business} waiver={waiver} />
          </div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="min-w-50 flex-1">
              <SignedProgress waiverId={waiver.id} />
            </div>
            <LinkButton
              href={paths.waiver(waiver.id)}
              variant="secondary"
              size="small"
              aria-label={messages.openWaiver(waiver.title)}
            >
              {messages.open}
            </LinkButton>
          </div>
        </Panel>
      ))}
    </div>
  );
}

import { mayDo } from '@clearpaw/domain';
import { FilePenLine } from 'lucide-react';
import { useState } from 'react';
import { useAll } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { SigningsBar } from './kiosk/index.ts';
import { waiverMessages } from './messages.gen.ts';
import type { WaiverBusiness } from './waiver-business.ts';
import { WaiverEditor } from './waiver-editor.tsx';
import { WaiverListRow } from './waiver-list-row.tsx';
import { TemplateCards, type TemplateDraft } from './waiver-templates.tsx';

interface WaiversViewProps {
  readonly business: WaiverBusiness;
}

/** What is being written: a new waiver, perhaps from a template, or another version. */
interface Editing {
  readonly waiverId: string | null;
  readonly template?: TemplateDraft;
}

const emptyPortrait = portraitFor({ id: 'waivers', species: 'dog', coat: 'cocoa', blanket: 'sky' });

/** The waivers of a business, how many have signed each, and the link to sign on this device. */
export function WaiversView({ business }: WaiversViewProps) {
  const messages = waiverMessages;
  const [editing, setEditing] = useState<Editing | null>(null);
  const waivers = useAll('listWaivers', { businessId: business.id });
  const writes = !business.readOnly && mayDo(business.role, 'publishWaivers');
  if (editing !== null) {
    return (
      <WaiverEditor
        businessId={business.id}
        waiverId={editing.waiverId}
        template={editing.template}
        services={business.services}
        onDone={() => setEditing(null)}
      />
    );
  }
  const write = writes && (
    <Button icon={FilePenLine} onPress={() => setEditing({ waiverId: null })}>
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
      {waivers.data && waivers.data.items.length > 0 && (
        <Card as="section" padding="none">
          <ul className="divide-y divide-line">
            {waivers.data.items.map((waiver) => (
              <WaiverListRow
                key={waiver.id}
                business={business}
                waiver={waiver}
                onEdit={writes ? () => setEditing({ waiverId: waiver.id }) : undefined}
              />
            ))}
          </ul>
        </Card>
      )}
      {writes && waivers.data && (
        <TemplateCards onUse={(template) => setEditing({ waiverId: null, template })} />
      )}
    </div>
  );
}

import { mayDo } from '@clearpaw/domain';
import { useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel, EmptyState, PageSkeleton } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Tabs } from '../../ui/tabs/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { SignatureRows } from './signature-rows.tsx';
import { SignedProgress, UnsignedPets, unsignedMessages } from './unsigned/index.ts';
import { VersionRows, versionMessages } from './versions/index.ts';
import type { WaiverBusiness } from './waiver-business.ts';
import { WaiverTags } from './waiver-tags.tsx';

interface WaiverViewProps {
  readonly business: WaiverBusiness;
  readonly waiverId: string;
}

type Part = 'unsigned' | 'signatures' | 'versions';

/** One waiver: who has not signed it, who has, and every version of it. */
export function WaiverView({ business, waiverId }: WaiverViewProps) {
  const messages = waiverMessages;
  const format = useFormat();
  const [part, setPart] = useState<Part>('unsigned');
  const waivers = useAll('listWaivers', { businessId: business.id });
  if (waivers.isError) return <CallErrorPanel call={waivers} title={messages.failed} />;
  if (!waivers.data) return <PageSkeleton cards={2} />;
  const waiver = waivers.data.items.find(({ id }) => id === waiverId);
  if (!waiver) return <NoWaiver />;
  const mayAsk = !business.readOnly && mayDo(business.role, 'notifyOwners');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Breadcrumbs crumbs={[{ label: messages.title, href: paths.waivers }, { label: waiver.title }]} />
        <PageTitle
          kind="business"
          lead={`${messages.version(waiver.version)}, ${format.dayTime(waiver.updatedAt)}`}
          actions={
            <LinkButton href={paths.kiosk(waiver.id)} variant="secondary">
              {messages.kiosk}
            </LinkButton>
          }
        >
          {waiver.title}
        </PageTitle>
      </div>
      <WaiverTags business={business} waiver={waiver} />
      <SignedProgress waiverId={waiver.id} />
      <Tabs
        label={waiver.title}
        value={part}
        onChange={setPart}
        tabs={[
          {
            id: 'unsigned',
            label: unsignedMessages.tab,
            content: <UnsignedPets waiverId={waiver.id} mayAsk={mayAsk} />,
          },
          { id: 'signatures', label: messages.signatures, content: <SignatureRows waiverId={waiver.id} /> },
          { id: 'versions', label: versionMessages.tab, content: <VersionRows waiverId={waiver.id} /> },
        ]}
      />
    </div>
  );
}

const sitter = portraitFor({ id: 'no-waiver', species: 'dog', blanket: 'sky' });

function NoWaiver() {
  const messages = waiverMessages;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business">{messages.title}</PageTitle>
      <EmptyState
        appearance={sitter}
        title={messages.notFound}
        action={<LinkButton href={paths.waivers}>{messages.backToWaivers}</LinkButton>}
      >
        {messages.notFoundLead}
      </EmptyState>
    </div>
  );
}

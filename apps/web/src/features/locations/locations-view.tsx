import { type MemberRole, mayDo } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { CopyPanel } from './copy-panel.tsx';
import type { OwnLocation, SayLeftOut } from './location.ts';
import { LocationRows } from './location-rows.tsx';
import { locationMessages } from './messages.gen.ts';

interface LocationsViewProps {
  readonly business: OwnLocation & { readonly role: MemberRole; readonly readOnly: boolean };
  /** The businesses that the person owns. */
  readonly locations: readonly OwnLocation[];
  readonly onSwitch: (businessId: string) => void;
  /** The form of a new business, with the label of its button; it reports the one that was created. */
  readonly form: (asked: {
    readonly create: string;
    readonly onCreated: (created: { readonly id: string }) => void;
  }) => ReactNode;
  readonly leftOut: SayLeftOut;
}

/** The locations of a business's owner: switch, add another one, copy to it. */
export function LocationsView({ business, locations, onSwitch, form, leftOut }: LocationsViewProps) {
  const messages = locationMessages;
  const [adding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const isOwner = mayDo(business.role, 'copyToLocation');
  const mayWrite = isOwner && !business.readOnly;
  const added = locations.find(({ id }) => id === addedId);
  const others = locations.filter(({ id }) => id !== business.id);
  const onCreated = ({ id }: { readonly id: string }) => {
    setAdding(false);
    setAddedId(id);
  };
  return (
    <div className="flex max-w-240 flex-col gap-6">
      <Breadcrumbs
        crumbs={[{ label: messages.settings, href: paths.businessSettings }, { label: messages.title }]}
      />
      <PageTitle kind="business" lead={messages.lead}>
        {messages.title}
      </PageTitle>
      {!isOwner && <Banner tone="wait">{messages.ownersOnly}</Banner>}
      {isOwner && business.readOnly && <Banner tone="wait">{messages.readOnly}</Banner>}
      {isOwner && (
        <Panel
          title={messages.yours}
          action={
            mayWrite &&
            !adding && (
              <Button variant="secondary" size="small" icon={Plus} onPress={() => setAdding(true)}>
                {messages.add}
              </Button>
            )
          }
        >
          <LocationRows locations={locations} currentId={business.id} onSwitch={onSwitch} />
          {added && (
            <Banner tone="ok" announce="status" className="mt-4">
              {messages.added(added.name)}
            </Banner>
          )}
        </Panel>
      )}
      {mayWrite && adding && (
        <Panel
          title={messages.add}
          lead={messages.addLead}
          action={
            <Button variant="ghost" size="small" onPress={() => setAdding(false)}>
              {messages.cancel}
            </Button>
          }
        >
          {form({ create: messages.create, onCreated })}
        </Panel>
      )}
      {mayWrite && !(adding && others.length === 0) && (
        <CopyPanel
          // The location that was just added is the one to copy to.
          key={addedId}
          from={business}
          others={others}
          chosenId={addedId}
          onSwitch={onSwitch}
          leftOut={leftOut}
        />
      )}
    </div>
  );
}

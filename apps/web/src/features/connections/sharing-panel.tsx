import { Eye, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { BlockedBusinesses } from './blocked-businesses.tsx';
import { BusinessRows } from './business-rows.tsx';
import { ContactSwitch } from './contact-switch.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { LocationSwitch } from './location-switch.tsx';
import { connectionMessages } from './messages.gen.ts';
import { ScopeDialog } from './scope-dialog.tsx';
import { type PetConnection, useLocationSharing, usePetConnections } from './use-pet-connections.ts';

/** Which businesses see a pet, how much, and until when; each can be changed and ended. */
export function SharingPanel({ petId }: { readonly petId: string }) {
  const messages = connectionMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const businesses = usePetConnections(petId);
  const locations = useLocationSharing(petId);
  const [changing, setChanging] = useState<PetConnection | null>(null);
  const [leaving, setLeaving] = useState<PetConnection | null>(null);
  const sees = ({ contactShared, emailShared }: PetConnection) => {
    if (!contactShared) return messages.contactHidden;
    return emailShared ? messages.contactSees : messages.contactSeesNoEmail;
  };
  const detail = (connection: PetConnection) => (
    <>
      <span className="block">{access(connection)}</span>
      <span className="block">{sees(connection)}</span>
    </>
  );
  const access = ({ scope, until, connectedAt }: PetConnection) =>
    [
      messages.sees[scope],
      messages.since(format.since(connectedAt)),
      until ? messages.endsAt(format.dayTime(until)) : messages.openEnd,
    ].join(' · ');
  return (
    <Panel title={messages.shared} lead={messages.sharedLead}>
      <BusinessRows
        businesses={businesses}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-20" shape="card" />
          </Skeleton>
        }
        detailOf={detail}
        notesOf={(business) => (
          <LocationSwitch
            connection={business}
            sharing={locations.data?.items.find((one) => one.businessId === business.businessId)}
          />
        )}
        endOf={(business) =>
          !readOnly && (
            <span className="flex flex-wrap items-center justify-end gap-x-4">
              <ContactSwitch connection={business} />
              <Menu
                label={messages.more(business.businessName)}
                items={[
                  {
                    id: 'scope',
                    label: messages.changeScope,
                    icon: Eye,
                    onAction: () => setChanging(business),
                  },
                  {
                    id: 'disconnect',
                    label: messages.disconnect,
                    icon: Unlink,
                    tone: 'danger',
                    onAction: () => setLeaving(business),
                  },
                ]}
              />
            </span>
          )
        }
      />
      <BlockedBusinesses petId={petId} onConnect={setChanging} />
      <ScopeDialog
        key={changing?.businessId ?? 'none'}
        petId={petId}
        business={changing}
        onClose={() => setChanging(null)}
      />
      <DisconnectDialog
        key={leaving?.businessId ?? 'nobody'}
        petId={petId}
        business={leaving}
        onClose={() => setLeaving(null)}
      />
    </Panel>
  );
}

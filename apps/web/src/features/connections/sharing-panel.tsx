import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { BlockedBusinesses } from './blocked-businesses.tsx';
import { BusinessAccess } from './business-access.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { LocationsMeaning } from './location-switch.tsx';
import { connectionMessages } from './messages.gen.ts';
import { ScopeDialog } from './scope-dialog.tsx';
import { type PetConnection, useLocationSharing, usePetConnections } from './use-pet-connections.ts';

interface SharingPanelProps {
  readonly pet: { readonly id: string; readonly name: string; readonly state: string };
}

/** Which businesses see a pet, how much, and until when; each can be changed and ended. */
export function SharingPanel({ pet }: SharingPanelProps) {
  const messages = connectionMessages;
  const petId = pet.id;
  const businesses = usePetConnections(petId);
  const locations = useLocationSharing(petId);
  const readOnly = useReadOnly();
  const [isConnecting, setIsConnecting] = useState(false);
  const [changing, setChanging] = useState<PetConnection | null>(null);
  const [leaving, setLeaving] = useState<PetConnection | null>(null);
  return (
    <Panel
      title={messages.shared}
      lead={messages.sharedLead}
      action={
        !readOnly &&
        pet.state === 'active' && (
          <Button variant="tonal" icon={Plus} onPress={() => setIsConnecting(true)}>
            {messages.connect}
          </Button>
        )
      }
    >
      {businesses.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-20" shape="card" />
        </Skeleton>
      )}
      <CallErrorPanel call={businesses} />
      {businesses.data?.items.length === 0 && (
        <p className="type-small text-ink-2">{messages.noBusinesses}</p>
      )}
      <ul>
        {(businesses.data?.items ?? []).map((business) => (
          <BusinessAccess
            key={business.businessId}
            connection={business}
            locations={locations.data?.items.find((one) => one.businessId === business.businessId)}
            onChange={() => setChanging(business)}
            onLeave={() => setLeaving(business)}
          />
        ))}
      </ul>
      {locations.data?.items.some(({ otherLocations, through }) => !through && otherLocations.length > 0) && (
        <LocationsMeaning />
      )}
      <BlockedBusinesses petId={petId} onConnect={setChanging} />
      <ConnectDialog petId={petId} petName={pet.name} isOpen={isConnecting} onOpenChange={setIsConnecting} />
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

import { Eye, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { BlockedPlaces } from './blocked-places.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { PlaceRows } from './place-rows.tsx';
import { ScopeDialog } from './scope-dialog.tsx';
import { type PetConnection, usePetConnections } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

/** Which places see a pet, how much, and until when; each can be changed and ended. */
export function SharingPanel({ petId }: { readonly petId: string }) {
  const words = useWordsOf(connectionWords);
  const format = useFormat();
  const readOnly = useReadOnly();
  const places = usePetConnections(petId);
  const [changing, setChanging] = useState<PetConnection | null>(null);
  const [leaving, setLeaving] = useState<PetConnection | null>(null);
  const detail = ({ scope, until, connectedAt }: PetConnection) =>
    [
      words.sees[scope],
      words.since(format.since(connectedAt)),
      until ? words.endsAt(format.dayTime(until)) : words.openEnd,
    ].join(' · ');
  return (
    <Panel title={words.shared} lead={words.sharedLead}>
      <PlaceRows
        places={places}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-20" shape="card" />
          </Skeleton>
        }
        detailOf={detail}
        endOf={(place) =>
          !readOnly && (
            <Menu
              label={words.more(place.businessName)}
              items={[
                { id: 'scope', label: words.changeScope, icon: Eye, onAction: () => setChanging(place) },
                {
                  id: 'disconnect',
                  label: words.disconnect,
                  icon: Unlink,
                  tone: 'danger',
                  onAction: () => setLeaving(place),
                },
              ]}
            />
          )
        }
      />
      <BlockedPlaces petId={petId} onConnect={setChanging} />
      <ScopeDialog
        key={changing?.businessId ?? 'none'}
        petId={petId}
        place={changing}
        onClose={() => setChanging(null)}
      />
      <DisconnectDialog
        key={leaving?.businessId ?? 'nobody'}
        petId={petId}
        place={leaving}
        onClose={() => setLeaving(null)}
      />
    </Panel>
  );
}

import { addDays } from '@clearpaw/domain';
import { Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { type VerdictKind, VerdictShape } from '../../ui/verdict/index.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { PlaceRows } from './place-rows.tsx';
import { type PetConnection, usePetConnections } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

interface PlacesPanelProps {
  readonly petId: string;
  readonly petName: string;
  readonly kindOf: (verdict: PetConnection['verdict']) => VerdictKind;
  /** Where a business's reasons are. */
  readonly reasonsHref: (petId: string, businessId: string) => string;
}

/** Each place's answer, and the way to another one. */
export function PlacesPanel({ petId, petName, kindOf, reasonsHref }: PlacesPanelProps) {
  const words = useWordsOf(connectionWords);
  const places = usePetConnections(petId);
  const readOnly = useReadOnly();
  const [connecting, setConnecting] = useState(false);
  const [leaving, setLeaving] = useState<PetConnection | null>(null);
  return (
    <Panel title={words.mayCome(petName)}>
      <PlaceRows
        places={places}
        skeleton={<PlacesSkeleton />}
        detailOf={({ scope }) => words.sees[scope]}
        endOf={(place) => (
          <Answer
            place={place}
            kind={kindOf(place.verdict)}
            reasonsHref={reasonsHref(petId, place.businessId)}
            onLeave={() => setLeaving(place)}
          />
        )}
      />
      {!readOnly && (
        <Button variant="secondary" wide icon={Plus} className="mt-4" onPress={() => setConnecting(true)}>
          {words.connect}
        </Button>
      )}
      <ConnectDialog petId={petId} petName={petName} isOpen={connecting} onOpenChange={setConnecting} />
      <DisconnectDialog petId={petId} place={leaving} onClose={() => setLeaving(null)} />
    </Panel>
  );
}

interface AnswerProps {
  readonly place: PetConnection;
  readonly kind: VerdictKind;
  readonly reasonsHref: string;
  readonly onLeave: () => void;
}

function Answer({ place, kind, reasonsHref, onLeave }: AnswerProps) {
  const words = useWordsOf(connectionWords);
  const format = useFormat();
  const readOnly = useReadOnly();
  const { verdict, changesOn, compliantFrom, businessName } = place;
  const good = verdict === 'compliant' || verdict === 'expiring';
  const word = good ? words.yes : verdict === 'pending' ? words.inReview : words.no;
  const endsOn = changesOn && verdict === 'expiring' ? words.until(format.day(addDays(changesOn, -1))) : null;
  const opensOn = compliantFrom ? words.from(format.day(compliantFrom)) : words.noDay;
  return (
    <span className="flex items-center gap-1">
      <span className="text-end">
        <span className="flex items-center justify-end gap-1.5 type-strong">
          <VerdictShape kind={kind} size={20} />
          {word}
        </span>
        <span className="block type-caption text-ink-3">{good ? endsOn : opensOn}</span>
        {verdict !== 'compliant' && (
          <TextLink href={reasonsHref} className="inline-block py-2 type-small">
            {words.see}
            <span className="sr-only">: {businessName}</span>
          </TextLink>
        )}
      </span>
      {!readOnly && (
        <Menu
          label={words.more(businessName)}
          items={[
            { id: 'disconnect', label: words.disconnect, icon: Unlink, tone: 'danger', onAction: onLeave },
          ]}
        />
      )}
    </span>
  );
}

function PlacesSkeleton() {
  return (
    <Skeleton className="flex flex-col gap-4">
      <SkeletonBlock className="h-11 w-full" shape="card" />
      <SkeletonBlock className="h-11 w-full" shape="card" />
    </Skeleton>
  );
}

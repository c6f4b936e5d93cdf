import { addDays } from '@clearpaw/domain';
import { Plus, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { type VerdictKind, VerdictShape } from '../../ui/verdict/index.ts';
import { BusinessRows } from './business-rows.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { connectionMessages } from './messages.gen.ts';
import { type PetConnection, usePetConnections } from './use-pet-connections.ts';

interface BusinessesPanelProps {
  readonly petId: string;
  readonly petName: string;
  readonly kindOf: (verdict: PetConnection['verdict']) => VerdictKind;
  /** Where a business's reasons are. */
  readonly reasonsHref: (petId: string, businessId: string) => string;
  /** What else can be asked about the businesses. */
  readonly children?: ReactNode | undefined;
}

/** Each business's verdict, and a button to connect another one. */
export function BusinessesPanel({ petId, petName, kindOf, reasonsHref, children }: BusinessesPanelProps) {
  const messages = connectionMessages;
  const businesses = usePetConnections(petId);
  const readOnly = useReadOnly();
  const [connecting, setConnecting] = useState(false);
  const [leaving, setLeaving] = useState<PetConnection | null>(null);
  return (
    <Panel title={messages.mayCome(petName)}>
      <BusinessRows
        businesses={businesses}
        skeleton={<BusinessesSkeleton />}
        detailOf={({ scope }) => messages.sees[scope]}
        endOf={(business) => (
          <Answer
            business={business}
            kind={kindOf(business.verdict)}
            reasonsHref={reasonsHref(petId, business.businessId)}
            onLeave={() => setLeaving(business)}
          />
        )}
      />
      {!readOnly && (
        <Button variant="secondary" wide icon={Plus} className="mt-4" onPress={() => setConnecting(true)}>
          {messages.connect}
        </Button>
      )}
      {children && <div className="mt-2 -mb-2">{children}</div>}
      <ConnectDialog petId={petId} petName={petName} isOpen={connecting} onOpenChange={setConnecting} />
      <DisconnectDialog
        key={leaving?.businessId ?? 'none'}
        petId={petId}
        business={leaving}
        onClose={() => setLeaving(null)}
      />
    </Panel>
  );
}

interface AnswerProps {
  readonly business: PetConnection;
  readonly kind: VerdictKind;
  readonly reasonsHref: string;
  readonly onLeave: () => void;
}

function Answer({ business, kind, reasonsHref, onLeave }: AnswerProps) {
  const messages = connectionMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const { verdict, changesOn, compliantFrom, businessName } = business;
  const good = verdict === 'compliant' || verdict === 'expiring';
  const word = good ? messages.yes : verdict === 'pending' ? messages.inReview : messages.no;
  const endsOn =
    changesOn && verdict === 'expiring' ? messages.until(format.day(addDays(changesOn, -1))) : null;
  const opensOn = compliantFrom ? messages.from(format.day(compliantFrom)) : messages.noDay;
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
            {messages.see}
            <span className="sr-only">: {businessName}</span>
          </TextLink>
        )}
      </span>
      {!readOnly && (
        <Menu
          label={messages.more(businessName)}
          items={[
            { id: 'disconnect', label: messages.disconnect, icon: Unlink, tone: 'danger', onAction: onLeave },
          ]}
        />
      )}
    </span>
  );
}

function BusinessesSkeleton() {
  return (
    <Skeleton className="flex flex-col gap-4">
      <SkeletonBlock className="h-11 w-full" shape="card" />
      <SkeletonBlock className="h-11 w-full" shape="card" />
    </Skeleton>
  );
}

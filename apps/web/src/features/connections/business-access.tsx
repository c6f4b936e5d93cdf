import { CalendarClock, Unlink } from 'lucide-react';
import { useFormat } from '../../platform/messages/index.ts';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { AccessSelect } from './access-select.tsx';
import { ContactSwitch, contactSeen } from './contact-switch.tsx';
import { LocationSwitch } from './location-switch.tsx';
import { connectionMessages } from './messages.gen.ts';
import type { LocationSharing, PetConnection } from './use-pet-connections.ts';

interface BusinessAccessProps {
  readonly connection: PetConnection;
  readonly locations: LocationSharing | undefined;
  readonly onChange: () => void;
  readonly onLeave: () => void;
}

/** One business: since when it sees the pet, how much, and the owner's contact details. */
export function BusinessAccess({ connection, locations, onChange, onLeave }: BusinessAccessProps) {
  const messages = connectionMessages;
  const readOnly = useReadOnly();
  const { businessId, businessName, scope } = connection;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="flex min-w-0 items-center gap-3 md:min-h-12">
        <BusinessTile monogram={businessInitials(businessName)} hue={businessHue(businessId)} />
        <div className="min-w-0">
          <p className="break-words type-strong">{businessName}</p>
          <Since connection={connection} />
        </div>
      </div>
      {readOnly ? (
        <p className="type-small md:col-span-2 md:self-center">{messages.sees[scope]}</p>
      ) : (
        <>
          <div className="max-md:col-span-2 max-md:row-start-2">
            <AccessSelect connection={connection} />
          </div>
          <div className="max-md:col-start-2 max-md:row-start-1 md:flex md:min-h-12 md:items-center">
            <Menu
              label={messages.more(businessName)}
              items={[
                { id: 'scope', label: messages.changeScope, icon: CalendarClock, onAction: onChange },
                {
                  ...{ id: 'disconnect', label: messages.disconnect, icon: Unlink, onAction: onLeave },
                  tone: 'danger',
                },
              ]}
            />
          </div>
        </>
      )}
      <div className="col-span-full flex flex-col gap-2 md:ps-13">
        {readOnly ? <ContactSeen connection={connection} /> : <ContactSwitch connection={connection} />}
        <LocationSwitch connection={connection} sharing={locations} />
      </div>
    </li>
  );
}

function Since({ connection: { connectedAt, until } }: Pick<BusinessAccessProps, 'connection'>) {
  const messages = connectionMessages;
  const format = useFormat();
  return (
    <p className="type-small text-ink-2 first-letter:uppercase">
      {[messages.since(format.since(connectedAt)), until && messages.endsAt(format.dayTime(until))]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

function ContactSeen({ connection }: Pick<BusinessAccessProps, 'connection'>) {
  const messages = connectionMessages;
  const seen = connection.contactShared ? contactSeen(connection) : messages.contactHidden;
  return <p className="type-small text-ink-2">{seen}</p>;
}

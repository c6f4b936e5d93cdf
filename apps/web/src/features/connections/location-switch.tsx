import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Switch } from '../../ui/field/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { LocationSharing, PetConnection } from './use-pet-connections.ts';

interface LocationSwitchProps {
  readonly connection: PetConnection;
  readonly sharing: LocationSharing | undefined;
}

/** Whether the other locations of a business may find the pet; it changes at once. Nothing for a single location. */
export function LocationSwitch({ connection, sharing }: LocationSwitchProps) {
  const messages = connectionMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const change = useSwitch(connection);
  if (sharing?.through) {
    return <p className="type-small text-ink-2">{messages.throughLocation(sharing.through)}</p>;
  }
  if (!sharing || sharing.otherLocations.length === 0) return null;
  const { businessName } = connection;
  return (
    <Switch
      end
      isSelected={change.isPending ? !sharing.shared : sharing.shared}
      isDisabled={readOnly || change.isPending}
      onChange={change.share}
      detail={format.list(sharing.otherLocations)}
    >
      {messages.letLocations(businessName)}
    </Switch>
  );
}

/** What the other locations of a business may do, once for all businesses. */
export function LocationsMeaning() {
  const messages = connectionMessages;
  return (
    <details className="mt-3 border-line border-t pt-1 text-ink-2 type-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {messages.locationsMeaning}
      </summary>
      <p className="pb-3">{messages.locationsCan}</p>
    </details>
  );
}

function useSwitch({ petId, businessId, businessName }: PetConnection) {
  const messages = connectionMessages;
  const { mutate, isPending } = useAction('setLocationSharing');
  const share = (on: boolean) =>
    mutate(
      { petId, businessId, share: on },
      {
        onSuccess: () =>
          showToast({
            text: on ? messages.locationsOn(businessName) : messages.locationsOff(businessName),
          }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return { share, isPending };
}

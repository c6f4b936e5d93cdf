import { useAction } from '../../platform/data/index.ts';
import { Switch } from '../../ui/field/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection } from './use-pet-connections.ts';

/** Whether one business sees the owner's contact details; it changes at once, with Undo. */
export function ContactSwitch({ connection }: { readonly connection: PetConnection }) {
  const messages = connectionMessages;
  const sharing = useAction('setContactSharing');
  const { petId, businessId, businessName, contactShared } = connection;
  const change = (share: boolean, undo: boolean) =>
    sharing.mutate(
      { petId, businessId, share },
      {
        onSuccess: () =>
          showToast({
            text: share ? messages.contactOn(businessName) : messages.contactOff(businessName),
            ...(undo ? { onUndo: () => change(!share, false) } : {}),
          }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <Switch
      end
      aria-label={messages.contactWith(businessName)}
      aria-description={contactShared ? contactSeen(connection) : undefined}
      detail={contactShared && contactSeen(connection)}
      isSelected={sharing.isPending ? !contactShared : contactShared}
      isDisabled={sharing.isPending}
      onChange={(share) => change(share, true)}
    >
      {messages.contactSwitch}
    </Switch>
  );
}

/** What a business that sees the contact details sees of them. */
export const contactSeen = ({ emailShared }: PetConnection) =>
  emailShared ? connectionMessages.contactSees : connectionMessages.contactSeesNoEmail;

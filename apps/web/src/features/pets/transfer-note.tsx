import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { petLifeMessages } from './pet-life-messages.gen.ts';

/** To whom a pet is offered, until they accept or it is withdrawn; for its owner. */
export function TransferNote({ pet }: { readonly pet: { readonly id: string; readonly name: string } }) {
  const messages = petLifeMessages;
  const format = useFormat();
  const { data } = useCall('findTransfer', { petId: pet.id });
  const withdraw = useAction('withdrawTransfer');
  const offer = data?.transfer;
  if (!offer) return null;
  const end = () =>
    withdraw.mutate(
      { petId: pet.id },
      {
        onSuccess: () => showToast({ text: messages.withdrawn }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <Banner tone="wait">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="[overflow-wrap:anywhere]">
          {messages.offered(pet.name, offer.email, format.day(offer.expiresAt.slice(0, 10)))}
        </p>
        <Button variant="secondary" size="small" onPress={end}>
          {messages.withdraw}
        </Button>
      </div>
    </Banner>
  );
}

import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { waiverMessages } from '../messages.gen.ts';
import { signingQueue } from './signing-queue.ts';
import { useSignings } from './use-signings.ts';

/** The signings on this device that have not been sent, and each one that the server refused, until it is dismissed. */
export function SigningsBar({ businessId }: { readonly businessId: string }) {
  const messages = waiverMessages;
  const format = useFormat();
  const { waiting, send } = useSignings(businessId);
  const refused = waiting.filter((one) => one.refused !== null);
  const unsent = waiting.length - refused.length;
  if (waiting.length === 0) return null;
  return (
    <section aria-label={messages.queue} className="flex flex-col gap-3">
      {unsent > 0 && (
        <Banner
          tone="offline"
          action={
            <Button variant="secondary" size="small" onPress={() => void send()}>
              {messages.sendNow}
            </Button>
          }
        >
          {messages.waitToBeSealed(unsent)}
        </Banner>
      )}
      {refused.map(({ order, input, refused: why }) => (
        <Banner
          key={order}
          tone="stop"
          announce="alert"
          title={messages.notSealed(input.signerName, input.signedAt ? format.dayTime(input.signedAt) : '')}
          action={
            <Button variant="secondary" size="small" onPress={() => void signingQueue.dismiss(order ?? 0)}>
              {messages.seen}
            </Button>
          }
        >
          {why} {messages.notSealedCure}
        </Banner>
      ))}
    </section>
  );
}

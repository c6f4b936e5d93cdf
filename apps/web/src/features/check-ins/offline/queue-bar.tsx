import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { useQueue } from './use-queue.ts';

/**
 * How many check-ins wait on this device, and each one that the server refused, until someone has dismissed it. Of
 * those for another business only the number is shown, because the person may not be a member there.
 */
export function QueueBar({ businessId }: { readonly businessId: string }) {
  const messages = checkInMessages;
  const format = useFormat();
  const { waiting, sending, send, dismiss } = useQueue(businessId);
  const here = waiting.filter(({ input }) => input.businessId === businessId);
  const refused = here.filter((one) => one.refused !== null);
  const unsent = here.length - refused.length;
  const elsewhere = waiting.length - here.length;
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={messages.queue}
      className="flex max-h-60 flex-col gap-2 overflow-y-auto rounded-button bg-raised p-3 text-ink"
    >
      {unsent > 0 && (
        <div className="flex items-center gap-3">
          <Icon of={CloudUpload} />
          <p role="status" className="flex-1 type-strong">
            {messages.waitHere(unsent)}
          </p>
          <Button variant="quiet" size="small" busy={sending && messages.sending} onPress={() => void send()}>
            {messages.sendNow}
          </Button>
        </div>
      )}
      {elsewhere > 0 && <p className="type-small">{messages.waitElsewhere(elsewhere)}</p>}
      {refused.map(({ order, petName, input, refused: why }) => (
        <div key={order} role="alert" className="flex items-start gap-3">
          <Icon of={TriangleAlert} />
          <p className="flex-1 type-small">
            <strong>
              {messages.notTaken(petName, input.occurredAt ? format.dayTime(input.occurredAt) : null)}
            </strong>{' '}
            {why} {messages.notTakenCure}
          </p>
          <Button variant="quiet" size="small" onPress={() => void dismiss(order ?? 0)}>
            {messages.seen}
          </Button>
        </div>
      ))}
    </section>
  );
}

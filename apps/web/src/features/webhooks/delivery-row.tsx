import type { OutputOf, webhooks } from '@clearpaw/contract';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { webhookMessages } from './messages.gen.ts';

type Delivery = OutputOf<typeof webhooks.testWebhook>;

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly mayResend: boolean;
}

const icons = { delivered: CircleCheck, failed: CircleX, waiting: Clock } as const;
const tones = { delivered: 'text-ok-ink', failed: 'text-stop-ink', waiting: 'text-soon-ink' } as const;

/** One message with its result; expanded, the request and the response. */
export function DeliveryRow({ delivery, mayResend }: DeliveryRowProps) {
  const messages = webhookMessages;
  const format = useFormat();
  const resend = useAction('resendWebhookDelivery');
  const { id, type, state, createdAt, body, answer } = delivery;
  const send = () =>
    resend.mutate(
      { deliveryId: id },
      {
        onSuccess: () => showToast({ text: messages.resent }),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <span className={`mt-0.5 ${tones[state]}`}>
        <Icon of={icons[state]} />
      </span>
      <details className="min-w-0 flex-1 basis-52">
        <summary className="min-h-11 cursor-pointer">
          <span className="font-mono type-strong [overflow-wrap:anywhere]">{type}</span>
          <span className="block type-small text-ink-2">
            <Outcome delivery={delivery} />
          </span>
        </summary>
        <Sent title={messages.sent} text={pretty(body)} />
        {answer !== null && <Sent title={messages.answer} text={answer} />}
      </details>
      {mayResend && state !== 'waiting' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={messages.resendOf(type, format.dayTime(createdAt))}
          onPress={send}
        >
          {messages.resend}
        </Button>
      )}
    </li>
  );
}

function Outcome({ delivery }: Pick<DeliveryRowProps, 'delivery'>) {
  const messages = webhookMessages;
  const format = useFormat();
  const { attempts, status, durationMs, problem, dueAt, state, createdAt } = delivery;
  const parts = [
    messages.deliveryStates[state],
    format.dayTime(createdAt),
    status !== null && durationMs !== null && messages.answered(status, durationMs),
    status === null && problem && messages.problems[problem],
    attempts > 1 && messages.attempts(attempts),
    state === 'waiting' && attempts > 0 && dueAt && messages.next(format.dayTime(dueAt)),
  ];
  return parts.filter(Boolean).join(', ');
}

function Sent({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="mt-2">
      <p className="type-label">{title}</p>
      <pre className="mt-1 whitespace-pre-wrap rounded-card bg-sunken p-3 font-mono type-small [overflow-wrap:anywhere]">
        {text}
      </pre>
    </div>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { askClinicMessages } from './ask-clinic-messages.gen.ts';
import {
  type ConfirmableRecord,
  type ConfirmationRequest,
  declinedBy,
  openRequests,
} from './confirmable-record.ts';

interface ConfirmationNotesProps {
  readonly record: Pick<ConfirmableRecord, 'id' | 'confirmation'>;
  readonly requests: readonly ConfirmationRequest[];
}

/** A clinic's answer about a record, and whose answer is awaited; what can be done about it is said once, above. */
export function ConfirmationNotes({ record, requests }: ConfirmationNotesProps) {
  const messages = askClinicMessages;
  const format = useFormat();
  const { confirmation } = record;
  const open = openRequests(requests, record.id);
  const declined = confirmation ? null : declinedBy(requests, record.id);
  if (!confirmation && !declined && open.length === 0) return null;
  const on = (instant: string) => format.day(instant.slice(0, 10));
  const refusal =
    declined && messages.declined(declined.request.clinicName, on(declined.request.answeredAt ?? ''));
  return (
    <ul className="mt-1 flex flex-col gap-1 type-small text-ink-2 [overflow-wrap:anywhere]">
      {confirmation && (
        <li className="text-evergreen-ink">
          {messages.confirmed(
            confirmation.signerName,
            confirmation.clinicName,
            confirmation.emailDomain,
            on(confirmation.confirmedAt),
          )}
        </li>
      )}
      {declined && refusal && (
        <li className="text-stop-ink">
          {declined.note ? messages.withNote(refusal, declined.note) : `${refusal}.`}
        </li>
      )}
      {open.map(({ id, clinicName }) => (
        <li key={id} className="text-wait-ink">
          {messages.waiting(clinicName)}
        </li>
      ))}
    </ul>
  );
}

interface OpenRequestsProps {
  readonly requests: readonly ConfirmationRequest[];
}

/** The requests that clinics have not answered yet, each once for all its records. Empty without one. */
export function OpenRequests({ requests }: OpenRequestsProps) {
  const open = requests.filter(({ state }) => state === 'sent');
  if (open.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 rounded-card bg-wait-tint px-5 py-3 text-wait-ink type-small [overflow-wrap:anywhere] md:px-6">
      {open.map((request) => (
        <OpenRequest key={request.id} request={request} />
      ))}
    </ul>
  );
}

/** An open request: since when, and what the owner can do. */
function OpenRequest({ request }: { readonly request: ConfirmationRequest }) {
  const messages = askClinicMessages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const remind = useAction('remindClinic');
  const withdraw = useAction('withdrawConfirmation');
  const { id: confirmationId, clinicName, remindFrom, requestedAt, records } = request;
  const mayRemind = remindFrom !== null && Date.parse(remindFrom) <= Date.now();
  const outcome = (text: string) => ({
    onSuccess: () => showToast({ text }),
    onError: (problem: Error) => showToast({ text: problem.message, tone: 'error' as const }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span>{messages.asked(records.length, clinicName, format.day(requestedAt.slice(0, 10)))}</span>
      {mayRemind && !readOnly && (
        <Button
          variant="ghost"
          size="small"
          className="-my-2 px-0! font-medium! underline underline-offset-3"
          aria-label={messages.remindFor(clinicName)}
          onPress={() => remind.mutate({ confirmationId }, outcome(messages.reminded(clinicName)))}
        >
          {messages.remind}
        </Button>
      )}
      {!readOnly && (
        <Button
          variant="ghost"
          size="small"
          className="-my-2 px-0! font-medium! underline underline-offset-3"
          aria-label={messages.withdrawFor(clinicName)}
          onPress={() => withdraw.mutate({ confirmationId }, outcome(messages.withdrawn))}
        >
          {messages.withdraw}
        </Button>
      )}
    </li>
  );
}

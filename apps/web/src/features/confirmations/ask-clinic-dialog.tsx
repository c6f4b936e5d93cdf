import { CallError } from '@clearpaw/client';
import { confirmationValidDays } from '@clearpaw/domain';
import { Mail, Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { askClinicMessages } from './ask-clinic-messages.gen.ts';
import type { ConfirmableRecord } from './confirmable-record.ts';
import { RecordChoice } from './record-choice.tsx';
import { looksLikeEmail, requestProblems, useRequestDraft } from './request-draft.ts';

interface AskClinicDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  /** The clinic of the pet's profile. */
  readonly clinic: { readonly name: string; readonly email?: string | undefined } | null;
  /** The records that can be asked about. */
  readonly records: readonly ConfirmableRecord[];
  /** Those that are preselected. */
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

const dayMs = 86_400_000;

/** Emails a clinic, and states beforehand how much its answer will count. */
export function AskClinicDialog({ pet, clinic, records, chosen, onClose }: AskClinicDialogProps) {
  const messages = askClinicMessages;
  const format = useFormat();
  const formId = useId();
  const [tried, setTried] = useState(false);
  const request = useAction('requestConfirmation');
  const draft = useRequestDraft(
    { name: clinic?.name ?? '', email: clinic?.email ?? '', asked: chosen },
    request.reset,
  );
  const problems = requestProblems(draft, messages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.name || problems.email || problems.records || request.isPending) return;
    const input = {
      ...{ petId: pet.id, clinicName: draft.name.trim(), clinicEmail: draft.email.trim() },
      records: records
        .filter(({ id }) => draft.asked.includes(id))
        .map(({ kind, id }) => ({ kind, recordId: id })),
      idempotencyKey: draft.key,
    };
    request.mutate(input, {
      onSuccess: () => {
        showToast({ text: messages.sent(draft.name.trim()) });
        onClose();
      },
    });
  };
  const refused = emailIssueOf(request.error);
  return (
    <Dialog
      isOpen
      isClosable
      width="wide"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={messages.title}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} icon={Send} busy={request.isPending && messages.sending}>
            {messages.send(draft.asked.length)}
          </Button>
        </>
      }
    >
      <p>{messages.lead}</p>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          label={messages.clinic}
          autoComplete="off"
          autoFocus
          maxLength={120}
          value={draft.name}
          onChange={(name) => draft.change({ name })}
          error={tried ? problems.name : undefined}
        />
        <TextField
          label={messages.email}
          type="email"
          icon={Mail}
          autoComplete="off"
          maxLength={254}
          value={draft.email}
          onChange={(email) => draft.change({ email })}
          help={<CountsAs email={draft.email.trim()} />}
          error={refused ?? (tried ? problems.email : undefined)}
        />
        <RecordChoice
          records={records}
          chosen={draft.asked}
          onChange={(asked) => draft.change({ asked })}
          problem={tried ? problems.records : undefined}
        />
        <p className="type-small">{messages.shared(pet.name)}</p>
        {request.isError && !refused && (
          <Banner tone="stop" announce="alert">
            {request.error.message}
          </Banner>
        )}
        <p className="-mt-4 type-small">
          {messages.linkUntil(
            format.day(new Date(Date.now() + confirmationValidDays * dayMs).toISOString().slice(0, 10)),
          )}
        </p>
      </form>
    </Dialog>
  );
}

/** The server's problem with the address: it belongs to a carer of the pet. */
function emailIssueOf(problem: Error | null): string | undefined {
  const details = problem instanceof CallError ? problem.details : null;
  const issues = (details as { issues?: readonly { path: string; message: string }[] } | null)?.issues;
  return issues?.find(({ path }) => path === 'clinicEmail')?.message;
}

/** How much the answer will count, once the address is complete. */
function CountsAs({ email }: { readonly email: string }) {
  const messages = askClinicMessages;
  const isComplete = looksLikeEmail(email);
  const found = useCall('findClinic', { email: email.toLowerCase() }, { enabled: isComplete });
  if (!isComplete) return messages.emailHelp;
  if (!found.data) return messages.emailHelp;
  return found.data.isKnown && found.data.name ? messages.listed(found.data.name) : messages.notListed;
}

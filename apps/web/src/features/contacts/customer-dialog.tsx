import type { customers, OutputOf } from '@clearpaw/contract';
import { type FormEvent, useId, useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { blankPerson, type ContactDraft, contactOf, draftOf, draftProblems } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactMessages } from './messages.gen.ts';

type Customer = OutputOf<typeof customers.getCustomer>;

interface CustomerDialogProps {
  readonly businessId: string;
  /** The customer to edit; without one a new customer is added. */
  readonly customer?: Customer | undefined;
  readonly onClose: () => void;
  readonly onSaved: (customer: Customer) => void;
}

const blank: ContactDraft = { name: '', phone: '', emergency: blankPerson, pickups: [] };
const looksLikeEmail = (typed: string): boolean => typed === '' || /^[^\s@]+@[^\s@]+$/.test(typed);

/** What staff enter about an owner without an account. */
export function CustomerDialog({ businessId, customer, onClose, onSaved }: CustomerDialogProps) {
  const messages = contactMessages;
  const formId = useId();
  const { keyFor } = useIdempotencyKey();
  const [draft, setDraft] = useState<ContactDraft>(() =>
    customer ? draftOf({ ...customer, name: customer.name ?? '' }) : blank,
  );
  const [email, setEmail] = useState(customer?.email ?? '');
  const [tried, setTried] = useState(false);
  const create = useAction('createCustomer');
  const update = useAction('updateCustomer');
  const busy = create.isPending || update.isPending;
  const emailFits = looksLikeEmail(email.trim());
  const problems = tried ? draftProblems(draft, messages) : new Map<string, string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !emailFits || draftProblems(draft, messages).size > 0) return;
    const details = { ...contactOf(draft), email: email.trim() || null };
    const onSuccess = (saved: Customer) => {
      showToast({ text: customer ? messages.customerSaved : messages.customerAdded(details.name) });
      onSaved(saved);
    };
    const sent = { businessId, ...details };
    if (customer) {
      const input = { ...sent, customerId: customer.id };
      update.mutate({ ...input, idempotencyKey: keyFor([input]) }, { onSuccess });
    } else create.mutate({ ...sent, idempotencyKey: keyFor([sent]) }, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={customer ? messages.editCustomer : messages.addCustomer}
      width="wide"
      isDismissable={false}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy && (customer ? messages.saving : messages.adding)}>
            {customer ? messages.save : messages.add}
          </Button>
        </>
      }
    >
      <p>{messages.addLead}</p>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 text-ink">
        <CallErrorPanel call={customer ? update : create} title={messages.customerFailed} />
        <ContactFields
          draft={draft}
          onChange={(part) => setDraft({ ...draft, ...part })}
          problems={problems}
          whose="customer"
        />
        <TextField
          label={messages.customerEmail}
          optional
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={setEmail}
          error={tried && !emailFits ? messages.emailWrong : undefined}
        />
      </form>
    </Dialog>
  );
}

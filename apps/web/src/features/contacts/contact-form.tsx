import { type FormEvent, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type ContactDraft, type ContactInput, contactOf, draftOf, draftProblems } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactMessages } from './messages.gen.ts';

interface ContactFormProps {
  readonly saved: ContactInput;
  /** The name of the account. */
  readonly displayName: string | null;
}

/** Saved as a whole, and its name as the account's too; what is typed stays until it is saved. */
export function ContactForm({ saved, displayName }: ContactFormProps) {
  const messages = contactMessages;
  const [draft, setDraft] = useState<ContactDraft>(() => draftOf(saved));
  const [tried, setTried] = useState(false);
  const save = useAction('setContact');
  const rename = useAction('updateProfile');
  const problems = tried ? draftProblems(draft, messages) : new Map<string, string>();
  const change = (part: Partial<ContactDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || rename.isPending || draftProblems(draft, messages).size > 0) return;
    save.mutate(contactOf(draft), {
      onSuccess: (contact) => {
        setTried(false);
        setDraft(draftOf(contact));
        const onSuccess = () => showToast({ text: messages.saved });
        if (contact.name === displayName) onSuccess();
        else rename.mutate({ displayName: contact.name }, { onSuccess });
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CallErrorPanel call={save.isError ? save : rename} title={messages.failed} />
      <ContactFields draft={draft} onChange={change} problems={problems} whose="own" />
      <Button
        type="submit"
        className="self-start"
        busy={(save.isPending || rename.isPending) && messages.saving}
      >
        {messages.save}
      </Button>
    </form>
  );
}

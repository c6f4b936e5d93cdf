import { type FormEvent, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type ContactDraft, type ContactInput, contactOf, draftOf, draftProblems } from './contact-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactMessages } from './messages.gen.ts';

/** Saved as a whole; what is typed stays until it is saved. */
export function ContactForm({ saved }: { readonly saved: ContactInput }) {
  const messages = contactMessages;
  const [draft, setDraft] = useState<ContactDraft>(() => draftOf(saved));
  const [tried, setTried] = useState(false);
  const save = useAction('setContact');
  const problems = tried ? draftProblems(draft, messages) : new Map<string, string>();
  const change = (part: Partial<ContactDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || draftProblems(draft, messages).size > 0) return;
    save.mutate(contactOf(draft), {
      onSuccess: (contact) => {
        setTried(false);
        setDraft(draftOf(contact));
        showToast({ text: messages.saved });
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CallErrorPanel call={save} title={messages.failed} />
      <ContactFields draft={draft} onChange={change} problems={problems} whose="own" />
      <Button type="submit" className="self-start" busy={save.isPending && messages.saving}>
        {messages.save}
      </Button>
    </form>
  );
}

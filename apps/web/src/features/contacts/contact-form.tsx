import { type FormEvent, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type ContactDraft, type ContactInput, contactOf, draftOf, draftProblems } from './contact-draft.ts';
import { contactMessages } from './messages.ts';
import { PersonFields } from './person-fields.tsx';
import { PickupsField } from './pickups-field.tsx';

/** Saved as a whole; what is typed stays until it is. */
export function ContactForm({ saved }: { readonly saved: ContactInput }) {
  const messages = useMessages(contactMessages);
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
        showToast({ messages: messages.saved });
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <CallErrorPanel call={save} title={messages.failed} />
      <TextField
        label={messages.name}
        autoComplete="name"
        maxLength={80}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={problems.get('name')}
      />
      <TextField
        label={messages.phone}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={problems.get('phone')}
      />
      <PersonFields
        legend={messages.emergency}
        lead={messages.emergencyLead}
        labels={{ name: messages.personName, phone: messages.personPhone }}
        person={draft.emergency}
        onChange={(emergency) => change({ emergency })}
        problems={{ name: problems.get('emergency.name'), phone: problems.get('emergency.phone') }}
      />
      <PickupsField pickups={draft.pickups} onChange={(pickups) => change({ pickups })} problems={problems} />
      <Button type="submit" className="self-start" busy={save.isPending && messages.saving}>
        {messages.save}
      </Button>
    </form>
  );
}

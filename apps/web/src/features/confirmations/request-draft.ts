import { useState } from 'react';
import type { askClinicMessages } from './ask-clinic-messages.gen.ts';

interface RequestDraft {
  readonly name: string;
  readonly email: string;
  /** The ids of the records in the request. */
  readonly asked: readonly string[];
}

/** What is typed so far. Its key depends on its content, so that only an identical request counts as a repeat. */
export function useRequestDraft(first: RequestDraft, onChange: () => void) {
  const [draft, setDraft] = useState({ ...first, key: crypto.randomUUID() });
  const change = (changes: Partial<RequestDraft>) => {
    onChange();
    setDraft({ ...draft, ...changes, key: crypto.randomUUID() });
  };
  return { ...draft, change };
}

/** Whether it has the parts of an address; the server decides whether it is one. */
export function looksLikeEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  return name !== '' && more.length === 0 && !text.includes(' ') && /[^.]\.[^.]/.test(domain);
}

type Messages = typeof askClinicMessages;

/** What is missing, by field. */
export function requestProblems({ name, email, asked }: RequestDraft, messages: Messages) {
  const address = email.trim();
  const invalid = looksLikeEmail(address) ? undefined : messages.emailInvalid;
  return {
    name: name.trim() === '' ? messages.clinicRequired : undefined,
    email: address === '' ? messages.emailRequired : invalid,
    records: asked.length === 0 ? messages.recordRequired : undefined,
  };
}

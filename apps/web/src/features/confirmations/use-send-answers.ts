import { CallError } from '@clearpaw/client';
import { useRef, useState } from 'react';
import { call } from '../../platform/session/index.ts';
import { type AnswerDraft, toAnswer } from './answer-draft.ts';
import { clinicPageMessages } from './clinic-page-messages.gen.ts';
import type { AskedRecord } from './use-opened.ts';

interface SendAnswers {
  readonly token: string;
  readonly records: readonly AskedRecord[];
  readonly draftOf: (recordId: string) => AnswerDraft;
  readonly onSent: () => void;
  /** Called if the records have changed since they were shown. */
  readonly onReload: () => void;
}

export interface Signer {
  readonly name: string;
  readonly licenceNumber?: string;
}

export interface Sending {
  readonly send: (signer: Signer) => Promise<void>;
  readonly isSending: boolean;
  readonly problem: string | null;
  /** What the server found wrong, by record and field. */
  readonly errors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Sends all answers at once; a repeat after a lost answer has the same key. */
export function useSendAnswers({ token, records, draftOf, onSent, onReload }: SendAnswers): Sending {
  const messages = clinicPageMessages;
  const key = useRef({ input: '', id: '' });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Sending['errors']>({});
  const send = async (signer: Signer) => {
    if (isSending) return;
    const answers = records.map((record) => toAnswer(record, draftOf(record.recordId), messages.reasons));
    const input = JSON.stringify([signer, answers]);
    if (key.current.input !== input) key.current = { input, id: crypto.randomUUID() };
    setSending(true);
    setProblem(null);
    setErrors({});
    try {
      await call('answerConfirmation', { token, signer, answers, idempotencyKey: key.current.id });
      onSent();
    } catch (thrown) {
      const issues = thrown instanceof CallError ? issuesOf(thrown.details) : [];
      setErrors(byRecord(issues, records));
      setProblem(issues.length > 0 ? messages.problems : (thrown as Error).message);
      if (thrown instanceof CallError && thrown.code === 'aborted') onReload();
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem, errors };
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

function issuesOf(details: unknown): readonly Issue[] {
  const issues = (details as { issues?: unknown } | null | undefined)?.issues;
  return Array.isArray(issues) ? (issues as Issue[]) : [];
}

/** `answers.1.changes.expiresOn` is about the field of the second record. */
function byRecord(issues: readonly Issue[], records: readonly AskedRecord[]): Sending['errors'] {
  const found: Record<string, Record<string, string>> = {};
  for (const { path, message } of issues) {
    const [, index = '', , field = ''] = path.split('.');
    const id = records[Number(index)]?.recordId;
    if (id) found[id] = { ...found[id], [field]: message };
  }
  return found;
}

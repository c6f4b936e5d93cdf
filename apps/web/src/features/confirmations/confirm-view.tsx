import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { type AnswerDraft, emptyAnswer, isAnswered } from './answer-draft.ts';
import { clinicPageMessages } from './clinic-page-messages.gen.ts';
import { PatientCard } from './patient-card.tsx';
import { RecordAnswer } from './record-answer.tsx';
import { SignPanel } from './sign-panel.tsx';
import { type AskedConfirmation, useOpened } from './use-opened.ts';
import { useSendAnswers } from './use-send-answers.ts';
import { WillShow } from './will-show.tsx';

/** The page of a clinic: the patient, one answer for each record, a signature. */
export function ConfirmView({ token }: { readonly token: string }) {
  const messages = clinicPageMessages;
  const [sent, setSent] = useState(false);
  const state = useOpened(token);
  if (sent) return <Calm title={messages.done} lead={messages.doneLead} />;
  switch (state.status) {
    case 'loading':
      return <Spinner />;
    case 'gone':
      return <Calm title={messages.gone} lead={messages.goneLead} />;
    case 'failed':
      return <ErrorPanel onRetry={state.reload}>{state.message}</ErrorPanel>;
    case 'open':
      return (
        <Answering
          key={state.opened.records.map(({ statedAt }) => statedAt).join()}
          token={token}
          opened={state.opened}
          onReload={state.reload}
          onSent={() => setSent(true)}
        />
      );
  }
}

function Calm({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <div role="status" className="flex flex-col gap-5">
      <h1 className="type-h1">{title}</h1>
      <p className="text-ink-2">{lead}</p>
    </div>
  );
}

interface AnsweringProps {
  readonly token: string;
  readonly opened: AskedConfirmation;
  readonly onReload: () => void;
  readonly onSent: () => void;
}

function Answering({ token, opened, onReload, onSent }: AnsweringProps) {
  const messages = clinicPageMessages;
  const [drafts, setDrafts] = useState<Readonly<Record<string, AnswerDraft>>>({});
  const { records, clinicName, requestedBy, pet } = opened;
  const draftOf = (recordId: string) => drafts[recordId] ?? emptyAnswer;
  const answered = records.filter((record) => isAnswered(record, draftOf(record.recordId))).length;
  const sending = useSendAnswers({ token, records, draftOf, onSent, onReload });
  const answerAll = (draft: Partial<AnswerDraft>) =>
    setDrafts(Object.fromEntries(records.map(({ recordId }) => [recordId, { ...emptyAnswer, ...draft }])));
  return (
    <div className="grid w-full items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-2">
          <p className="type-label text-evergreen-ink [overflow-wrap:anywhere]">
            {messages.forClinic(clinicName)}
          </p>
          <h1 className="type-h1 [overflow-wrap:anywhere]">{messages.title(pet.name)}</h1>
          <p className="text-ink-2 [overflow-wrap:anywhere]">{messages.lead(requestedBy, records.length)}</p>
        </div>
        <PatientCard opened={opened} />
        <Panel
          className="w-full"
          title={messages.records(records.length)}
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="tonal"
                size="small"
                icon={CheckCheck}
                onPress={() => answerAll({ decision: 'confirm' })}
              >
                {messages.confirmAll}
              </Button>
              <Button
                variant="ghost"
                size="small"
                onPress={() => answerAll({ decision: 'decline', reason: 'wrongPet' })}
              >
                {messages.notOurPatient}
              </Button>
            </span>
          }
        >
          <ul className="divide-y divide-line">
            {records.map((record) => (
              <RecordAnswer
                key={record.recordId}
                record={record}
                draft={draftOf(record.recordId)}
                errors={sending.errors[record.recordId] ?? {}}
                onChange={(draft) => setDrafts({ ...drafts, [record.recordId]: draft })}
              />
            ))}
          </ul>
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
        <SignPanel clinicName={clinicName} answered={answered} all={records.length} sending={sending} />
        <WillShow opened={opened} />
      </div>
    </div>
  );
}

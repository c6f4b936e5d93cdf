import { type FormEvent, useId, useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { askedItems, type QuestionForm, type QuestionItem, type TypedAnswers } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';
import { QuestionField } from './question-field.tsx';

interface AnswerDialogProps {
  readonly form: QuestionForm;
  /** Whom the questions are about; where it is not known, the business names them. */
  readonly petName: string | null;
  readonly viewer: 'owner' | 'staff';
  /** What the pet comes for, where that is known. */
  readonly service: string | null;
  /** The questions may have changed since they were read. */
  readonly onReread: () => void;
  readonly onAnswered?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The questions of one business about one pet; what is answered already can be changed. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { form, petName, viewer, service, onReread, onAnswered, onClose } = props;
  const messages = intakeMessages;
  const formId = useId();
  const items = askedItems(form, service);
  const [draft, setDraft] = useState<TypedAnswers>({});
  const save = useAction('answerIntakeQuestions');
  const { keyFor } = useIdempotencyKey();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answers = items.flatMap((item) => newAnswer(item, draft));
    if (answers.length === 0) return onClose();
    const sent = { businessId: form.businessId, petId: form.petId, answers };
    const onSuccess = () => {
      showToast({ text: messages.saved });
      onAnswered?.();
      onClose();
    };
    save.mutate({ ...sent, idempotencyKey: keyFor(sent) }, { onSuccess, onError: onReread });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={petName === null ? messages.questionsOf(form.businessName) : messages.questionsAbout(petName)}
      width="wide"
      isDismissable={false}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={save.isPending && messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <p>{viewer === 'owner' ? messages.ownerLead(form.businessName) : messages.staffLead}</p>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 text-ink">
        <CallErrorPanel call={save} title={messages.notSaved} />
        {items.map((item) => (
          <QuestionField
            key={item.question.id}
            question={item.question}
            value={draft[item.question.id] ?? knownAnswer(item)}
            onChange={(value) => setDraft({ ...draft, [item.question.id]: value })}
          />
        ))}
      </form>
    </Dialog>
  );
}

/** What is asked again is answered again, and not taken over unread. */
const knownAnswer = ({ answer, open }: QuestionItem): string | null =>
  open ? null : (answer?.value ?? null);

function newAnswer(item: QuestionItem, draft: TypedAnswers) {
  const { id: questionId, version } = item.question;
  const value = draft[questionId]?.trim();
  return value && value !== knownAnswer(item) ? [{ questionId, version, value }] : [];
}

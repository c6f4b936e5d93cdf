import { intakeKinds } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Checkbox, CheckboxList, RadioGroup, TextArea, TextField } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { AskedQuestion, AskingBusiness } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';
import { problemIn, type QuestionDraft, questionDraftOf, questionFieldsOf } from './question-draft.ts';

interface QuestionDialogProps {
  readonly business: AskingBusiness;
  /** Null for a new one. */
  readonly question: AskedQuestion | null;
  readonly onClose: () => void;
}

/** Where a manager writes a question, or changes one. */
export function QuestionDialog({ business, question, onClose }: QuestionDialogProps) {
  const messages = intakeMessages;
  const formId = useId();
  const [draft, setDraft] = useState(() => questionDraftOf(question));
  const [asked, setAsked] = useState(false);
  const { save, submit } = useSaveQuestion(business.id, question, onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={question ? messages.edit : messages.add}
      width="wide"
      isDismissable={false}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} busy={save.isPending && messages.saving}>
            {messages.saveQuestion}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5 text-ink"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setAsked(true);
          if (problemIn(draft) === null) submit(draft);
        }}
      >
        <CallErrorPanel call={save} title={messages.questionNotSaved} />
        <QuestionFields
          business={business}
          isNew={question === null}
          draft={draft}
          problem={asked ? problemIn(draft) : null}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
      </form>
    </Dialog>
  );
}

interface QuestionFieldsProps {
  readonly business: AskingBusiness;
  readonly isNew: boolean;
  readonly draft: QuestionDraft;
  readonly problem: ReturnType<typeof problemIn>;
  readonly onChange: (part: Partial<QuestionDraft>) => void;
}

function QuestionFields({ business, isNew, draft, problem, onChange }: QuestionFieldsProps) {
  const messages = intakeMessages;
  const { services } = business;
  return (
    <>
      <TextField
        label={messages.text}
        maxLength={200}
        value={draft.text}
        onChange={(text) => onChange({ text })}
        error={problem === 'text' ? messages.problems.text : undefined}
      />
      {isNew && (
        <RadioGroup
          label={messages.kind}
          direction="column"
          options={intakeKinds.map((id) => ({ id, label: messages.kinds[id] }))}
          value={draft.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      {draft.kind === 'choice' && (
        <TextArea
          label={messages.options}
          help={messages.optionsHelp}
          value={draft.options}
          onChange={(options) => onChange({ options })}
          error={problem && problem !== 'text' ? messages.problems[problem] : undefined}
        />
      )}
      {services.length > 1 && (
        <CheckboxList
          label={messages.services}
          options={services.map(({ code, name }) => ({ id: code, label: name }))}
          selected={draft.services}
          onChange={(chosen) => onChange({ services: chosen })}
        >
          <p className="text-ink-2 type-small">{messages.servicesHelp}</p>
        </CheckboxList>
      )}
      <div>
        <Checkbox isSelected={draft.required} onChange={(required) => onChange({ required })}>
          {messages.required}
        </Checkbox>
        <p className="ps-9 text-ink-2 type-small">{messages.requiredHelp}</p>
      </div>
      {!isNew && (
        <div>
          <Checkbox isSelected={draft.askAgain} onChange={(askAgain) => onChange({ askAgain })}>
            {messages.askAgain}
          </Checkbox>
          <p className="ps-9 text-ink-2 type-small">{messages.askAgainHelp}</p>
        </div>
      )}
    </>
  );
}

/** Adds a question or changes it; the same fields sent again after a lost answer count once. */
function useSaveQuestion(businessId: string, question: AskedQuestion | null, onClose: () => void) {
  const messages = intakeMessages;
  const create = useAction('createIntakeQuestion');
  const update = useAction('updateIntakeQuestion');
  const { keyFor } = useIdempotencyKey();
  const onSuccess = () => {
    showToast({ text: messages.questionSaved });
    onClose();
  };
  const submit = (draft: QuestionDraft) => {
    const fields = questionFieldsOf(draft);
    if (question) {
      const sent = { questionId: question.id, ...fields, askAgain: draft.askAgain };
      update.mutate({ ...sent, idempotencyKey: keyFor(sent) }, { onSuccess });
    } else {
      const sent = { businessId, kind: draft.kind, ...fields };
      create.mutate({ ...sent, idempotencyKey: keyFor(sent) }, { onSuccess });
    }
  };
  return { save: question ? update : create, submit };
}

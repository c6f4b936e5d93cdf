import { useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { AnswerHistory } from './answer-history.tsx';
import { type QuestionForm, type QuestionItem, sayAnswer } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';

/** Each question with its answer, who gave it and when, and the way to earlier answers. */
export function AnswerRows({
  form,
  items,
}: {
  readonly form: QuestionForm;
  readonly items: readonly QuestionItem[];
}) {
  const [shown, setShown] = useState<QuestionItem | null>(null);
  return (
    <>
      <Rows>
        {items.map((item) => (
          <AnswerRow key={item.question.id} item={item} onHistory={() => setShown(item)} />
        ))}
      </Rows>
      {shown && <AnswerHistory form={form} item={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function AnswerRow({ item, onHistory }: { readonly item: QuestionItem; readonly onHistory: () => void }) {
  const messages = intakeMessages;
  const format = useFormat();
  const { question, answer, open } = item;
  if (!answer) {
    const tag = question.required ? <Tag tone="stop">{messages.required}</Tag> : undefined;
    return <Row title={question.text} detail={messages.unanswered} end={tag} />;
  }
  const given = messages.given(answer.by === 'owner', answer.enteredBy, format.dayTime(answer.answeredAt));
  return (
    <Row
      title={question.text}
      notes={
        <>
          <p className="[overflow-wrap:anywhere]">{sayAnswer(answer.value, question.kind, messages)}</p>
          <p className="text-ink-2 type-small">{given}</p>
        </>
      }
      end={
        <span className="flex flex-wrap items-center gap-2">
          {open && <Tag tone="changed">{messages.askedAgain}</Tag>}
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.historyOf(question.text)}
            onPress={onHistory}
          >
            {messages.history}
          </Button>
        </span>
      }
    />
  );
}

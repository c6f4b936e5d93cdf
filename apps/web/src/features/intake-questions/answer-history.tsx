import { usePages } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { type QuestionForm, type QuestionItem, sayAnswer } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';

interface AnswerHistoryProps {
  readonly form: Pick<QuestionForm, 'businessId' | 'petId'>;
  readonly item: QuestionItem;
  readonly onClose: () => void;
}

const atOnce = 20;

/** Every answer to one question, the latest first, each with the question as it was put. */
export function AnswerHistory({ form, item: { question }, onClose }: AnswerHistoryProps) {
  const messages = intakeMessages;
  const format = useFormat();
  const { businessId, petId } = form;
  const asked = { businessId, petId, questionId: question.id, limit: atOnce };
  const pages = usePages('listIntakeAnswers', asked);
  const answers = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog isOpen onOpenChange={(open) => open || onClose()} title={messages.historyTitle} width="wide">
      <CallErrorPanel call={pages} title={messages.failed} />
      {pages.isPending && <Spinner />}
      <Rows>
        {answers.map(({ id, text, value, by, enteredBy, answeredAt }) => (
          <Row
            key={id}
            title={sayAnswer(value, question.kind, messages)}
            detail={text}
            notes={
              <p className="text-ink-2 type-small">
                {messages.given(by === 'owner', enteredBy, format.dayTime(answeredAt))}
              </p>
            }
          />
        ))}
      </Rows>
      {pages.hasNextPage && (
        <Button
          variant="ghost"
          busy={pages.isFetchingNextPage && messages.loading}
          onPress={() => void pages.fetchNextPage()}
        >
          {messages.older}
        </Button>
      )}
    </Dialog>
  );
}

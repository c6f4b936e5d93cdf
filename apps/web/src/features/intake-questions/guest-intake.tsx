import { isAskedFor } from '@clearpaw/domain';
import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import type { TypedAnswers } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';
import { QuestionField } from './question-field.tsx';

interface GuestIntakeProps {
  readonly businessId: string;
  readonly service: string | null;
  readonly answers: TypedAnswers;
  readonly onChange: (answers: TypedAnswers) => void;
}

/** The business's own questions in the form of a guest; nothing where it asks nothing. */
export function GuestIntake({ businessId, service, answers, onChange }: GuestIntakeProps) {
  const messages = intakeMessages;
  const questions = useCall('listIntakeQuestions', { businessId });
  if (questions.isError) return <CallErrorPanel call={questions} title={messages.failed} />;
  const asked = (questions.data?.items ?? []).filter((question) => isAskedFor(question, service));
  if (asked.length === 0) return null;
  return (
    <Panel title={messages.title} lead={messages.staffLead}>
      <div className="flex flex-col gap-5">
        {asked.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            value={answers[question.id] ?? null}
            onChange={(value) => onChange({ ...answers, [question.id]: value })}
          />
        ))}
      </div>
    </Panel>
  );
}

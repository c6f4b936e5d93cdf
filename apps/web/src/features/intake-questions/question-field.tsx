import { maxAnswerLength } from '@clearpaw/domain';
import { RadioGroup, Select, TextArea } from '../../ui/field/index.ts';
import type { AskedQuestion } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';

interface QuestionFieldProps {
  readonly question: AskedQuestion;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** More would not be taken in at once. */
const mostInSight = 5;

/** The control that answers one question. */
export function QuestionField({ question, value, onChange }: QuestionFieldProps) {
  const messages = intakeMessages;
  const { text, kind, options, required } = question;
  const shared = { label: text, optional: !required, onChange };
  if (kind === 'text') return <TextArea {...shared} maxLength={maxAnswerLength} value={value ?? ''} />;
  if (kind === 'yes_no') {
    const yesNo = [
      { id: 'yes', label: messages.yes },
      { id: 'no', label: messages.no },
    ];
    return <RadioGroup {...shared} options={yesNo} value={value} />;
  }
  const choices = options.map((option) => ({ id: option, label: option }));
  return choices.length <= mostInSight ? (
    <RadioGroup {...shared} direction="column" options={choices} value={value} />
  ) : (
    <Select {...shared} options={choices} value={value} />
  );
}

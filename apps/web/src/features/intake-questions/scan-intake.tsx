import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { VerdictButton, VerdictNotes } from '../../ui/scan/index.ts';
import { askedItems, sayAnswer } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';
import { StaffAnswerDialog } from './staff-answer-dialog.tsx';

interface ScanIntakeProps {
  readonly businessId: string;
  readonly pet: { readonly id: string; readonly name: string };
  readonly service: string | null;
  /** The answer may change the verdict. */
  readonly onAnswered: () => void;
}

/** On the verdict screen: what the owner answered, and the way to ask what is open. */
export function ScanIntake({ businessId, pet, service, onAnswered }: ScanIntakeProps) {
  const messages = intakeMessages;
  // A business that asks nothing, as most do, waits for nothing more at a scan.
  const asks = (useCall('listIntakeQuestions', { businessId }).data?.items.length ?? 0) > 0;
  const form = useCall('getIntakeForm', { businessId, petId: pet.id }, { enabled: asks });
  const [asking, setAsking] = useState(false);
  const items = form.data ? askedItems(form.data, service) : [];
  const open = items.filter((item) => item.open).length;
  const notes = items.flatMap(({ question, answer, open: isOpen }) =>
    answer && !isOpen
      ? [
          {
            id: question.id,
            icon: MessageCircleQuestion,
            title: question.text,
            detail: sayAnswer(answer.value, question.kind, messages),
          },
        ]
      : [],
  );
  if (items.length === 0) return null;
  return (
    <section aria-label={messages.title} className="flex flex-col gap-2.5">
      {notes.length > 0 && <VerdictNotes notes={notes} />}
      {open > 0 && (
        <VerdictButton tone="outline" icon={MessageCircleQuestion} onPress={() => setAsking(true)}>
          {messages.askOpen(open)}
        </VerdictButton>
      )}
      {asking && (
        <StaffAnswerDialog {...{ businessId, pet, service, onAnswered }} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

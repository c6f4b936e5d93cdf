import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { intakeMessages } from './messages.gen.ts';

interface OwnerIntakePanelProps {
  readonly pet: { readonly id: string; readonly name: string };
}

/** For each business that asks something about a pet: its questions and the owner's answers. */
export function OwnerIntakePanel({ pet }: OwnerIntakePanelProps) {
  const messages = intakeMessages;
  const readOnly = useReadOnly();
  const forms = useCall('listIntakeForms', { petId: pet.id });
  const [asked, setAsked] = useState<string | null>(null);
  const items = forms.data?.items ?? [];
  const answering = items.find(({ businessId }) => businessId === asked);
  if (forms.isError) return <CallErrorPanel call={forms} title={messages.failed} />;
  return (
    <>
      {items.map((form) => {
        const open = form.items.filter((item) => item.open).length;
        return (
          <Panel
            key={form.businessId}
            title={messages.questionsOf(form.businessName)}
            lead={open > 0 ? messages.openCount(open) : undefined}
          >
            <div className="flex flex-col items-start gap-4">
              <div className="w-full">
                <AnswerRows form={form} items={form.items} />
              </div>
              {!readOnly && (
                <Button
                  variant="secondary"
                  size="small"
                  icon={MessageCircleQuestion}
                  onPress={() => setAsked(form.businessId)}
                >
                  {open > 0 ? messages.answer : messages.changeAnswers}
                </Button>
              )}
            </div>
          </Panel>
        );
      })}
      {answering && (
        <AnswerDialog
          form={answering}
          petName={pet.name}
          viewer="owner"
          service={null}
          onReread={() => void forms.refetch()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

import { mayDo } from '@clearpaw/domain';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { AnswerRows } from './answer-rows.tsx';
import type { AskingBusiness } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';
import { StaffAnswerDialog } from './staff-answer-dialog.tsx';

interface PetIntakePanelProps {
  readonly business: AskingBusiness;
  readonly pet: { readonly id: string; readonly name: string };
}

/** What a business asked about a pet, as its team reads it; nothing where it asks nothing. */
export function PetIntakePanel({ business, pet }: PetIntakePanelProps) {
  const messages = intakeMessages;
  const form = useCall('getIntakeForm', { businessId: business.id, petId: pet.id });
  const [asking, setAsking] = useState(false);
  if (form.isError) return <CallErrorPanel call={form} title={messages.failed} />;
  if (!form.data || form.data.items.length === 0) return null;
  const open = form.data.items.filter((item) => item.open).length;
  return (
    <Panel title={messages.title} lead={open > 0 ? messages.openCount(open) : undefined}>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full">
          <AnswerRows form={form.data} items={form.data.items} />
        </div>
        {!business.readOnly && mayDo(business.role, 'notePets') && (
          <Button
            variant="secondary"
            size="small"
            icon={MessageCircleQuestion}
            onPress={() => setAsking(true)}
          >
            {messages.enterAnswers}
          </Button>
        )}
      </div>
      {asking && (
        <StaffAnswerDialog
          businessId={business.id}
          pet={pet}
          service={null}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

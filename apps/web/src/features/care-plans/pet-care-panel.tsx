import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, QuietPanel } from '../../ui/surface/index.ts';
import { CareButtons } from './care-buttons.tsx';
import { CareLog } from './care-log.tsx';
import { type CaredPet, type CaringBusiness, hasPlan } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanText } from './plan-text.tsx';

interface PetCarePanelProps {
  readonly business: CaringBusiness;
  readonly pet: CaredPet;
}

/** What a pet needs during stays, what was done, and one press to log more. */
export function PetCarePanel({ business, pet }: PetCarePanelProps) {
  const messages = carePlanMessages;
  const care = useCall('getCareAtBusiness', { businessId: business.id, petId: pet.id });
  const [editing, setEditing] = useState(false);
  const { plan = null, isGuest = false } = care.data ?? {};
  const written = plan !== null && hasPlan(plan);
  const nothing = plan === null ? messages.notShared(pet.name) : messages.nothing(isGuest);
  const write = isGuest && !business.readOnly && (
    <Button variant="secondary" size="small" icon={ClipboardPen} onPress={() => setEditing(true)}>
      {written ? messages.edit : messages.add}
    </Button>
  );
  return (
    <>
      {care.data && !written ? (
        <QuietPanel title={messages.title} action={write}>
          {nothing}
        </QuietPanel>
      ) : (
        <Panel title={messages.title}>
          <div className="flex flex-col items-start gap-4">
            <CallErrorPanel call={care} title={messages.failed} />
            {written && <PlanText plan={plan} />}
            {write}
          </div>
        </Panel>
      )}
      <Panel title={messages.logTitle}>
        <div className="flex flex-col gap-4">
          {!business.readOnly && <CareButtons businessId={business.id} pet={pet} />}
          <CareLog petId={pet.id} businessId={business.id} mayRemove={!business.readOnly} />
        </div>
      </Panel>
      {editing && plan && (
        <PlanDialog pet={pet} plan={plan} businessId={business.id} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

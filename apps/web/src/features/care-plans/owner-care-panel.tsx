import { ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { CareLog, useCareLog } from './care-log.tsx';
import { type CaredPet, hasPlan } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanText } from './plan-text.tsx';

/** What a pet needs during stays, written by its owner, and what businesses did. */
export function OwnerCarePanel({ pet }: { readonly pet: CaredPet }) {
  const messages = carePlanMessages;
  const readOnly = useReadOnly();
  const plan = useCall('getCarePlan', { petId: pet.id });
  const [editing, setEditing] = useState(false);
  const log = useCareLog({ petId: pet.id, businessId: null });
  const logged = (log.data?.pages[0]?.items.length ?? 0) > 0;
  const written = plan.data && hasPlan(plan.data);
  return (
    <>
      <Panel title={messages.title} lead={messages.ownerLead(pet.name)}>
        <div className="flex flex-col items-start gap-4">
          <CallErrorPanel call={plan} title={messages.failed} />
          {plan.data && (written ? <PlanText plan={plan.data} /> : <p>{messages.none(pet.name)}</p>)}
          {plan.data && !readOnly && (
            <Button variant="secondary" size="small" icon={ClipboardPen} onPress={() => setEditing(true)}>
              {written ? messages.edit : messages.add}
            </Button>
          )}
        </div>
      </Panel>
      {logged && (
        <Panel title={messages.logTitle} lead={messages.logLead(pet.name)}>
          <CareLog petId={pet.id} businessId={null} />
        </Panel>
      )}
      {editing && plan.data && (
        <PlanDialog pet={pet} plan={plan.data} businessId={null} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

import { calendarDateIn } from '@clearpaw/domain';
import { useState } from 'react';
import { useAll, useCall } from '../../../platform/data/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { CallErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import { Dialog } from '../../../ui/overlay/index.ts';
import { useScannerRules } from '../scanner/use-rules.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { useService } from '../use-service.ts';
import { GroupRow } from './group-row.tsx';
import { groupMessages } from './messages.gen.ts';
import { PickupNames } from './pickup-names.tsx';
import { type GroupPet, useGroup } from './use-group.ts';

interface GroupDialogProps {
  readonly business: ScannerBusiness;
  readonly customerId: string;
  readonly doing: 'in' | 'out';
  readonly verdictAppearance: GetVerdictAppearance;
  readonly onClose: () => void;
}

const isCleared = ({ verdict }: GroupPet): boolean => verdict === 'compliant' || verdict === 'expiring';

/** Several pets of one owner at once, each with its own verdict, result and Undo. */
export function GroupDialog({ business, customerId, doing, verdictAppearance, onClose }: GroupDialogProps) {
  const messages = groupMessages;
  const { service } = useService(business);
  const rules = useScannerRules(business.id);
  const customer = useCall('getCustomer', { businessId: business.id, customerId });
  const today = calendarDateIn(Date.now(), business.timeZone);
  const span = { from: today, to: today, state: 'expected' as const };
  const planned = useAll('listVisits', { businessId: business.id, customerId, ...span });
  // Without it, a pet would be judged for a service other than the planned one, and its visit would remain expected.
  const waitsForPlan = doing === 'in' && !planned.data;
  const serviceFor = (petId: string) =>
    planned.data?.items.find((visit) => visit.petId === petId)?.service ?? service;
  const group = useGroup({ businessId: business.id, doing, serviceFor });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { results } = group;
  // A pet whose state has changed by this action stays in the list, with its result and its Undo.
  const pets = (customer.data?.pets ?? []).filter(
    ({ petId, openCheckIn }) => results.has(petId) || (openCheckIn === null) === (doing === 'in'),
  );
  const mayChoose = (pet: GroupPet) =>
    results.get(pet.petId)?.is !== 'done' && (doing === 'out' || isCleared(pet));
  const chosen = pets.filter((pet) => mayChoose(pet) && !left.has(pet.petId));
  const toggle = (petId: string) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(petId)) next.add(petId);
      return next;
    });
  const finished = results.size > 0 && chosen.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.title[doing]}
      width="wide"
      isDismissable={!group.busy}
      actions={
        <>
          <Button variant={finished ? 'primary' : 'ghost'} onPress={onClose}>
            {results.size > 0 ? messages.done : messages.cancel}
          </Button>
          {!finished && (
            <Button
              isDisabled={chosen.length === 0 || waitsForPlan}
              busy={group.busy && messages.working}
              onPress={() => void group.submit(chosen)}
            >
              {messages.submit[doing](chosen.length)}
            </Button>
          )}
        </>
      }
    >
      <p>{messages.lead[doing]}</p>
      <CallErrorPanel call={customer} title={messages.failed} />
      {waitsForPlan && customer.data && <CallErrorPanel call={planned} title={messages.planFailed} />}
      {(customer.isPending || (waitsForPlan && planned.isPending)) && <Spinner />}
      {customer.data && pets.length === 0 && <p>{messages.nothing[doing]}</p>}
      {customer.data && doing === 'out' && <PickupNames customer={customer.data} />}
      <ul className="divide-y divide-line text-ink">
        {pets.map((pet) => (
          <GroupRow
            key={pet.petId}
            pet={pet}
            doing={doing}
            rules={rules}
            verdictAppearance={verdictAppearance}
            result={results.get(pet.petId)}
            mayChoose={mayChoose(pet)}
            isChosen={chosen.includes(pet)}
            onChoose={() => toggle(pet.petId)}
            onUndo={(checkInId) => void group.takeBack(pet, checkInId)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

import { calendarDateIn, compareDates } from '@clearpaw/domain';
import { useDeferredValue, useState } from 'react';
import { Button } from 'react-aria-components';
import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { SearchField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { visitMessages } from './messages.gen.ts';
import { PlanVisitDialog } from './plan-visit-dialog.tsx';
import type { VisitBusiness } from './visit.ts';

interface ChoosePetProps {
  readonly business: VisitBusiness;
  readonly day: string;
  readonly onClose: () => void;
}

const mostShown = 8;

/** Choose the pet, then plan the visit. */
export function ChoosePet({ business, day, onClose }: ChoosePetProps) {
  const messages = visitMessages;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const search = useDeferredValue(typed.trim());
  const pets = useCall('listConnections', {
    businessId: business.id,
    sort: 'name',
    limit: mostShown,
    ...(search === '' ? {} : { search }),
  });
  const today = calendarDateIn(Date.now(), business.timeZone);
  const first = compareDates(day, today) < 0 ? today : day;
  if (chosen) {
    return (
      <PlanVisitDialog pet={chosen} businesses={[business]} viewer="staff" day={first} onClose={onClose} />
    );
  }
  return (
    <Dialog isOpen onOpenChange={(open) => open || onClose()} title={messages.choosePet}>
      <SearchField label={messages.findPet} value={typed} onChange={setTyped} />
      <CallErrorPanel call={pets} />
      <ul>
        {(pets.data?.items ?? []).map((pet) => (
          <li key={pet.petId}>
            <Button
              onPress={() => setChosen({ id: pet.petId, name: pet.petName })}
              className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-field px-2 text-start text-ink hover:bg-evergreen-tint"
            >
              <PetPhoto pet={{ ...pet, id: pet.petId, name: pet.petName }} size={36} />
              {pet.petName}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

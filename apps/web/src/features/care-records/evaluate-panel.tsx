import { calendarDateIn } from '@clearpaw/domain';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { ComboBox } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { EvaluateDialog } from './evaluate-dialog.tsx';
import { careMessages } from './messages.gen.ts';

interface EvaluatePanelProps {
  readonly business: { readonly id: string; readonly timeZone: string };
}

const mostFound = 8;

/** Finds a pet that the business knows, and records its evaluation. */
export function EvaluatePanel({ business }: EvaluatePanelProps) {
  const messages = careMessages;
  const [typed, setTyped] = useState('');
  const [pet, setPet] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const search = typed.trim();
  const found = useCall('listConnections', {
    businessId: business.id,
    limit: mostFound,
    ...(search === '' ? {} : { search }),
  });
  const pets = found.data?.items ?? [];
  const choose = (petId: string | null) => {
    const chosen = pets.find((one) => one.petId === petId);
    if (chosen) setPet({ id: chosen.petId, name: chosen.petName });
  };
  if (search === '' && pet === null && found.data?.items.length === 0) return null;
  return (
    <Panel title={messages.evaluate}>
      <ComboBox
        label={messages.pet}
        help={messages.evaluateLead}
        placeholder={messages.petPlaceholder}
        options={pets.map(({ petId, petName, breed }) => ({
          id: petId,
          label: petName,
          detail: breed ?? undefined,
        }))}
        value={pet?.id ?? null}
        onChange={choose}
        onSearch={setTyped}
        className="max-w-md"
      />
      {pet && (
        <EvaluateDialog
          key={pet.id}
          businessId={business.id}
          pet={pet}
          today={calendarDateIn(Date.now(), business.timeZone)}
          onClose={() => setPet(null)}
        />
      )}
    </Panel>
  );
}

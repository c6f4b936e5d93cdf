import { calendarDateIn } from '@clearpaw/domain';
import { useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { ComboBox } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { EvaluateDialog } from './evaluate-dialog.tsx';
import { careWords } from './words.ts';

interface EvaluatePanelProps {
  readonly place: { readonly id: string; readonly timeZone: string };
}

const mostFound = 8;

/** Finds a pet the place knows, and writes down how it did. */
export function EvaluatePanel({ place }: EvaluatePanelProps) {
  const words = useWordsOf(careWords);
  const [typed, setTyped] = useState('');
  const [pet, setPet] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const search = typed.trim();
  const found = useCall('listConnections', {
    businessId: place.id,
    limit: mostFound,
    ...(search === '' ? {} : { search }),
  });
  const pets = found.data?.items ?? [];
  const choose = (petId: string | null) => {
    const chosen = pets.find((one) => one.petId === petId);
    if (chosen) setPet({ id: chosen.petId, name: chosen.petName });
  };
  return (
    <Panel title={words.evaluate}>
      <ComboBox
        label={words.pet}
        help={words.evaluateLead}
        placeholder={words.petPlaceholder}
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
          businessId={place.id}
          pet={pet}
          today={calendarDateIn(Date.now(), place.timeZone)}
          onClose={() => setPet(null)}
        />
      )}
    </Panel>
  );
}

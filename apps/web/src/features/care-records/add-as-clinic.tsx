import { healthKinds } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { AddCareDialog } from './care-dialog.tsx';
import type { OwnKind } from './care-entry.ts';
import { careMessages } from './messages.gen.ts';

interface AddAsClinicProps {
  readonly petId: string;
  /** The clinic that enters it. */
  readonly businessId: string;
  readonly label: string;
}

/** What a clinic has in its own files besides vaccinations. */
const kinds: readonly OwnKind[] = ['test', 'treatment', 'exemption', ...healthKinds];

/** Adds a record of any kind to the record of a clinic's patient. */
export function AddAsClinic({ petId, businessId, label }: AddAsClinicProps) {
  const messages = careMessages;
  const [adding, setAdding] = useState<OwnKind | null>(null);
  return (
    <>
      <Menu
        label={label}
        placement="bottom start"
        trigger={
          <Button variant="tonal" icon={Plus}>
            {label}
          </Button>
        }
        items={kinds.map((kind) => ({
          id: kind,
          label: messages.kinds[kind],
          onAction: () => setAdding(kind),
        }))}
      />
      {adding && (
        <AddCareDialog petId={petId} businessId={businessId} kind={adding} onClose={() => setAdding(null)} />
      )}
    </>
  );
}

import { mayDo } from '@clearpaw/domain';
import { ListChecks, ScanLine } from 'lucide-react';
import { useCall } from '../../../platform/data/index.ts';
import { useWordsOf } from '../../../platform/words/index.ts';
import { EmptyState } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { portraitFor } from '../../../ui/portrait/index.ts';
import type { PlaceAtDoor } from '../place-at-door.ts';
import { checkInWords } from '../words.ts';

const hazel = portraitFor({
  id: 'hazel',
  species: 'dog',
  coat: 'chestnut',
  ears: 'floppy',
  marking: 'blaze',
});

/** Nobody is checked in; what to do next, which in a new business is to set the requirements. */
export function NobodyHere({ place }: { readonly place: PlaceAtDoor }) {
  const words = useWordsOf(checkInWords);
  const { readOnly, role } = place;
  const isNew = useCall('getRequirements', { businessId: place.id }).data?.version === 0;
  const first = isNew && !readOnly && mayDo(role, 'publishRequirements');
  return (
    <EmptyState
      look={hazel}
      prop="box"
      title={words.nobody}
      heading="h3"
      action={
        !readOnly && (
          <div className="flex flex-wrap justify-center gap-3">
            {first && (
              <LinkButton href="/business/requirements" icon={ListChecks}>
                {words.setRequirements}
              </LinkButton>
            )}
            <LinkButton href="/business/scan" icon={ScanLine} variant={first ? 'secondary' : 'primary'}>
              {words.scanBadge}
            </LinkButton>
          </div>
        )
      }
    >
      {readOnly ? words.nobodyReadOnly : first ? words.nobodyFirst : words.nobodyLead}
    </EmptyState>
  );
}

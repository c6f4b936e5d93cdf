import { mayDo } from '@clearpaw/domain';
import { Mail, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { BulkBar } from '../../ui/table/index.ts';
import type { GetPetAppearance, Named, PetBusiness } from './connected-pet.ts';
import { InviteOwnerDialog } from './invite-dialog.tsx';
import { connectedPetMessages } from './messages.gen.ts';
import { OtherLocationsPanel } from './other-locations-panel.tsx';
import { everyPet, isNarrowed, type PetFilter } from './pet-filter.ts';
import { PetFilters } from './pet-filters.tsx';
import { PetTable } from './pet-table.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { useConnectedPets } from './use-connected-pets.ts';
import { useLiveVerdicts } from './use-live-verdicts.ts';

interface PetsViewProps {
  readonly business: PetBusiness;
  readonly verdictAppearance: GetPetAppearance;
  /** The rules in force, by the names the business gave them. */
  readonly rules: readonly Named[];
  /** What else can be done with the list: an export. */
  readonly actions: ReactNode;
  /** What staff have to decide about pets, above the list. */
  readonly notices?: ReactNode;
}

const noKeys: ReadonlySet<string> = new Set();
/** As many as one reminder takes. */
const mostReminded = 100;
const welcome = portraitFor({ id: 'pets', species: 'cat', blanket: 'sage' });

/** Every pet a business knows: found, filtered, chosen, and its owners reminded. */
export function PetsView({ business, verdictAppearance, rules, actions, notices }: PetsViewProps) {
  const messages = connectedPetMessages;
  const [filter, setFilter] = useState(everyPet);
  const [chosen, setChosen] = useState(noKeys);
  const [reminding, setReminding] = useState(false);
  const [inviting, setInviting] = useState(false);
  const { query, pages } = useConnectedPets(business.id, filter);
  const pets = pages.flat();
  useLiveVerdicts(business.id);
  const mayRemind = !business.readOnly && mayDo(business.role, 'notifyOwners');
  const narrow = (next: PetFilter) => {
    setFilter(next);
    setChosen(noKeys);
  };
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        kind="business"
        lead={messages.lead}
        actions={
          <>
            {mayRemind && (
              <Button variant="secondary" icon={UserPlus} onPress={() => setInviting(true)}>
                {messages.invite}
              </Button>
            )}
            {actions}
          </>
        }
      >
        {messages.title}
      </PageTitle>
      {notices}
      <PetFilters
        filter={filter}
        onChange={narrow}
        verdictAppearance={verdictAppearance}
        rules={rules}
        services={business.services}
      />
      <CallErrorPanel call={query} title={messages.failed} />
      {query.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-80" shape="card" />
        </Skeleton>
      )}
      {query.data && pets.length === 0 && <NoPets filter={filter} onClear={() => narrow(everyPet)} />}
      {pets.length > 0 && (
        <PetTable
          businessId={business.id}
          pages={pages}
          verdictAppearance={verdictAppearance}
          selection={mayRemind ? { keys: chosen, onChange: setChosen } : undefined}
          foot={
            query.hasNextPage && (
              <Button variant="ghost" onPress={() => void query.fetchNextPage()}>
                {messages.more}
              </Button>
            )
          }
        />
      )}
      <OtherLocationsPanel business={business} search={filter.search} verdictAppearance={verdictAppearance} />
      <ChosenPets count={chosen.size} onRemind={() => setReminding(true)} onClear={() => setChosen(noKeys)} />
      <InviteOwnerDialog business={business} isOpen={inviting} onClose={() => setInviting(false)} />
      <RemindDialog
        businessId={business.id}
        petIds={reminding ? [...chosen] : null}
        onClose={() => setReminding(false)}
        onSent={() => setChosen(noKeys)}
      />
    </div>
  );
}

interface ChosenPetsProps {
  readonly count: number;
  readonly onRemind: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen pets. */
function ChosenPets({ count, onRemind, onClear }: ChosenPetsProps) {
  const messages = connectedPetMessages;
  if (count === 0) return null;
  const tooMany = count > mostReminded;
  return (
    <BulkBar
      title={messages.selected(count)}
      detail={tooMany ? messages.tooMany : undefined}
      action={
        <Button icon={Mail} size="small" isDisabled={tooMany} onPress={onRemind}>
          {messages.remind}
        </Button>
      }
      onClear={onClear}
    />
  );
}

function NoPets({ filter, onClear }: { readonly filter: PetFilter; readonly onClear: () => void }) {
  const messages = connectedPetMessages;
  if (isNarrowed(filter)) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="status" className="text-ink-2">
          {messages.noMatch}
        </p>
        <Button variant="secondary" onPress={onClear}>
          {messages.clear}
        </Button>
      </div>
    );
  }
  return (
    <Card>
      <EmptyState appearance={welcome} prop="box" title={messages.none}>
        {messages.noneLead}
      </EmptyState>
    </Card>
  );
}

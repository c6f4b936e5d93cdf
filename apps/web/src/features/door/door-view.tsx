import type { ReactNode } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Banner, ErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { ArriveForm } from './arrive-form.tsx';
import type { DoorLooks, OwnPet } from './door-looks.ts';
import { doorWords } from './words.ts';

interface DoorViewProps extends DoorLooks {
  readonly slug: string;
  /** The pets' connections to this place, to be made before a visit. */
  readonly connectionsOf: (place: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly pets: readonly OwnPet[];
  }) => ReactNode;
}

/** The door's page for an owner: where this is, what it asks, and the one thing to do here. */
export function DoorView({ slug, connectionsOf, ...looks }: DoorViewProps) {
  const words = useWordsOf(doorWords);
  const place = useCall('getBusiness', { slug });
  const own = useCall('listPets', { limit: 100 });
  const pets = own.data?.items.filter(({ state }) => state === 'active');
  if (place.isPending) return <Spinner />;
  if (place.isError) {
    return <ErrorPanel onRetry={() => void place.refetch()}>{place.error.message}</ErrorPanel>;
  }
  const { id, name, selfCheckIn, services } = place.data;
  return (
    <>
      {selfCheckIn !== 'off' && <p className="text-ink-2">{words.modes[selfCheckIn]}</p>}
      {own.isPending && <Spinner />}
      {own.isError && <ErrorPanel onRetry={() => void own.refetch()}>{own.error.message}</ErrorPanel>}
      {pets?.length === 0 && (
        <Banner tone="wait" title={words.noPets} action={<AddPet />}>
          {words.noPetsLead}
        </Banner>
      )}
      {pets && pets.length > 0 && selfCheckIn !== 'off' && (
        <ArriveForm slug={slug} services={services} pets={pets} {...looks} />
      )}
      {pets && selfCheckIn === 'off' && <StaffCheckIn pets={pets} />}
      {pets && pets.length > 0 && connectionsOf({ id, slug, name, pets })}
    </>
  );
}

function AddPet() {
  const words = useWordsOf(doorWords);
  return (
    <LinkButton href="/pets/new" size="small">
      {words.addPet}
    </LinkButton>
  );
}

/** Where owners cannot check in by themselves, the badge is what they need. */
function StaffCheckIn({ pets }: { readonly pets: readonly OwnPet[] }) {
  const words = useWordsOf(doorWords);
  return (
    <>
      <Banner tone="wait" title={words.staffCheckIn} className="w-full">
        {words.staffCheckInLead}
      </Banner>
      <div className="flex flex-wrap gap-3">
        {pets.map(({ id, name }) => (
          <LinkButton key={id} href={`/pets/${id}/badge`} variant="secondary">
            {words.badgeOf(name)}
          </LinkButton>
        ))}
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useAll, useCall } from '../../platform/data/index.ts';
import { Banner, CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import type { ArrivalAppearances, OwnPet } from './arrival-appearances.ts';
import { ArriveForm } from './arrive-form.tsx';
import { selfCheckInMessages } from './messages.gen.ts';

interface SelfCheckInPageProps extends ArrivalAppearances {
  readonly slug: string;
  /** The pets' connections to this business, to be made before a visit. */
  readonly connectionsOf: (business: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly kind: string;
    readonly contactRequired: boolean;
    readonly pets: readonly OwnPet[];
  }) => ReactNode;
}

/** The self check-in page for an owner: the business, its requirements, and the one possible action. */
export function SelfCheckInPage({ slug, connectionsOf, ...appearances }: SelfCheckInPageProps) {
  const messages = selfCheckInMessages;
  const business = useCall('getBusiness', { slug });
  const own = useAll('listPets', {});
  const pets = own.data?.items.filter(({ state }) => state === 'active');
  if (business.isPending) return <Spinner />;
  if (business.isError) {
    return <CallErrorPanel call={business} />;
  }
  const { id, name, kind, selfCheckIn, services, contactRequired } = business.data;
  return (
    <>
      {selfCheckIn !== 'off' && <p className="text-ink-2">{messages.modes[selfCheckIn]}</p>}
      {own.isPending && <Spinner />}
      <CallErrorPanel call={own} />
      {pets?.length === 0 && (
        <Banner tone="wait" title={messages.noPets} action={<AddPet />}>
          {messages.noPetsLead}
        </Banner>
      )}
      {pets && pets.length > 0 && selfCheckIn !== 'off' && (
        <ArriveForm slug={slug} services={services} pets={pets} {...appearances} />
      )}
      {pets && selfCheckIn === 'off' && <StaffCheckIn pets={pets} />}
      {pets && pets.length > 0 && connectionsOf({ id, slug, name, kind, contactRequired, pets })}
    </>
  );
}

function AddPet() {
  const messages = selfCheckInMessages;
  return (
    <LinkButton href={paths.newPet} size="small">
      {messages.addPet}
    </LinkButton>
  );
}

/** If owners cannot check in by themselves, they need the badge. */
function StaffCheckIn({ pets }: { readonly pets: readonly OwnPet[] }) {
  const messages = selfCheckInMessages;
  return (
    <>
      <Banner tone="wait" title={messages.staffCheckIn} className="w-full">
        {messages.staffCheckInLead}
      </Banner>
      <div className="flex flex-wrap gap-3">
        {pets.map(({ id, name }) => (
          <LinkButton key={id} href={paths.petBadge(id)} variant="secondary">
            {messages.badgeOf(name)}
          </LinkButton>
        ))}
      </div>
    </>
  );
}

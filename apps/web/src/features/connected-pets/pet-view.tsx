import { type GivenVaccine, mayDo, productName, type Rule, reasonAgainst } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { useWindowTitle } from '../../platform/navigation/index.ts';
import { CallErrorPanel, PageSkeleton } from '../../ui/feedback/index.ts';
import { Breadcrumbs } from '../../ui/nav/index.ts';
import type { GetPetAppearance, KnownPet, PetBusiness } from './connected-pet.ts';
import { connectedPetMessages } from './messages.gen.ts';
import { NotePanel } from './note-panel.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { PetHero } from './pet-hero.tsx';
import { RecordsPanels } from './records-panels.tsx';
import { isOpenVisit, useLatestVisits } from './use-latest-visits.ts';
import { useLiveVerdicts } from './use-live-verdicts.ts';
import { VisitsPanel } from './visits-panel.tsx';

interface PetViewProps {
  readonly business: PetBusiness;
  readonly petId: string;
  readonly verdictAppearance: GetPetAppearance;
  /** What the owner shares of the pet's facts, in one line. */
  readonly facts: (pet: KnownPet) => ReactNode;
  /** Every requirement for each service; rules belong to another feature. */
  readonly checklist: (pet: KnownPet) => ReactNode;
  /** The coming visits of the pet with this name, and what its owner answered. */
  readonly planned: (petName: string) => ReactNode;
  /** What the team recorded about it: care and incidents. */
  readonly kept: (petName: string) => ReactNode;
  readonly vaccineName: (dose: GivenVaccine) => string;
}

/** One pet as shown to the business: verdict, visits, staff's notes, and what the owner shares. */
export function PetView(props: PetViewProps) {
  const { business, petId, verdictAppearance, facts, checklist, planned, kept, vaccineName } = props;
  const messages = connectedPetMessages;
  const format = useFormat();
  const known = useCall('getConnectedPet', { businessId: business.id, petId });
  const care = useCall('getCareAtBusiness', { businessId: business.id, petId });
  const requirements = useCall('getRequirements', { businessId: business.id });
  const latest = useLatestVisits(business.id, petId);
  useLiveVerdicts(business.id);
  useWindowTitle(known.data?.petName, productName);
  if (known.isError) {
    return <CallErrorPanel call={known} title={messages.petFailed} />;
  }
  if (!known.data) return <PageSkeleton cards={2} />;
  const pet = known.data;
  const judged = pet.services.find(({ report }) => report.verdict === pet.verdict);
  const rules = (requirements.data?.rules ?? []) as readonly Rule[];
  const isGuest = care.isPending ? null : (care.data?.isGuest ?? false);
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs crumbs={[{ label: messages.title, href: paths.businessPets }, { label: pet.petName }]} />
      <PetHero
        business={business}
        pet={pet}
        isGuest={isGuest}
        isHere={latest.data?.items.some(isOpenVisit) ?? false}
        verdictAppearance={verdictAppearance}
        reason={judged ? reasonAgainst(judged.report, rules) : null}
        facts={facts(pet)}
        since={isGuest !== null && messages.since(isGuest, format.since(pet.connectedAt))}
      />
      {/* On a phone the owner and the notes come before the longer lists. */}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">{checklist(pet)}</div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isGuest !== null && <OwnerPanel {...pet} isGuest={isGuest} />}
          {planned(pet.petName)}
          <NotePanel
            businessId={business.id}
            petId={petId}
            saved={{ note: pet.note, flags: pet.flags }}
            mayWrite={!business.readOnly && mayDo(business.role, 'notePets')}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <RecordsPanels petId={petId} isGuest={isGuest} scope={pet.scope} vaccineName={vaccineName} />
          {kept(pet.petName)}
          <VisitsPanel
            businessId={business.id}
            petId={petId}
            visits={pet.visits}
            turnedAway={pet.turnedAway}
          />
        </div>
      </div>
    </div>
  );
}

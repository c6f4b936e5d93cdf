import { addDays, calendarDateIn, maxDaysAhead } from '@clearpaw/domain';
import { useAll } from '../../platform/data/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { PlannedVisitsPanel } from './planned-visits-panel.tsx';
import type { GetVisitAppearance, PetVisit, VisitBusiness } from './visit.ts';

interface OwnersVisitsProps {
  readonly pet: { readonly id: string; readonly name: string };
  /** The businesses that the pet is connected to. */
  readonly businesses: readonly { readonly businessId: string; readonly businessName: string }[];
  readonly verdictAppearance: GetVisitAppearance;
}

/** The upcoming visits on the owner's page of a pet; renders nothing if the pet is not connected to a business. */
export function OwnersVisits({ pet, businesses, verdictAppearance }: OwnersVisitsProps) {
  const coming = useAll('listPetVisits', { petId: pet.id, coming: true });
  if (coming.isError) return <CallErrorPanel call={coming} />;
  const visits = coming.data?.items ?? null;
  if (businesses.length === 0 && !visits?.length) return null;
  return (
    <PlannedVisitsPanel
      pet={pet}
      businesses={businesses.map(({ businessId, businessName }) => ({ id: businessId, name: businessName }))}
      visits={visits}
      viewer="owner"
      verdictAppearance={verdictAppearance}
    />
  );
}

interface StaffVisitsProps {
  readonly business: VisitBusiness;
  readonly pet: { readonly id: string; readonly name: string };
  readonly verdictAppearance: GetVisitAppearance;
}

/** The same on the business's page of the pet. */
export function StaffVisits({ business, pet, verdictAppearance }: StaffVisitsProps) {
  const today = calendarDateIn(Date.now(), business.timeZone);
  const to = addDays(today, maxDaysAhead);
  const coming = useAll('listVisits', { businessId: business.id, petId: pet.id, from: today, to });
  if (coming.isError) return <CallErrorPanel call={coming} />;
  const isComing = ({ state }: PetVisit) => state === 'expected' || state === 'present';
  return (
    <PlannedVisitsPanel
      pet={pet}
      businesses={[business]}
      visits={coming.data?.items.filter(isComing) ?? null}
      viewer="staff"
      verdictAppearance={verdictAppearance}
    />
  );
}

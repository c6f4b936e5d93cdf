import { AlertsView } from '../../features/alerts/index.ts';
import { petAppearance } from '../../features/pets/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { Guard } from '../guards/index.ts';
import { PersonFrame } from '../shells/person-frame.tsx';

/** Alerts, in the shell for the current user's type. */
export default function AlertsPage() {
  return (
    <Guard need="anyone-signed-in">
      {(account) => (
        <PersonFrame account={account}>
          {account.profile.userType === 'business' ? <AlertsView kind="business" pets={[]} /> : <OwnAlerts />}
        </PersonFrame>
      )}
    </Guard>
  );
}

/** An owner's alerts, with pictures of the pets they are about. */
function OwnAlerts() {
  const pets = useAll('listPets', {});
  const shown = (pets.data?.items ?? []).map((pet) => ({
    id: pet.id,
    appearance: petAppearance(pet),
    photoPath: pet.photoPath,
  }));
  return <AlertsView kind="owner" pets={shown} />;
}

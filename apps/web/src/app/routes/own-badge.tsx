import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { Redirect, WaitingPage } from '../guards/index.ts';

/** Where an owner's installed app begins: the badge of the one pet, or the pets with a badge each. Also without a network. */
export default function OwnBadgePage() {
  const pets = useCall('listPets', { limit: 100 });
  if (pets.isPending) return <WaitingPage />;
  const shown = (pets.data?.items ?? []).filter(
    ({ state, access }) => state === 'active' && access !== 'read',
  );
  const [only, ...others] = shown;
  return <Redirect to={only && others.length === 0 ? paths.petBadge(only.id) : paths.dashboard} />;
}

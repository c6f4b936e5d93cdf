import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { Redirect, WaitingPage } from '../guards/index.ts';

/**
 * The start page of an owner's installed app: the badge of the only pet, or a list of pets with a badge each. Works
 * offline.
 */
export default function OwnBadgePage() {
  const pets = useAll('listPets', {});
  if (pets.isPending) return <WaitingPage />;
  const shown = (pets.data?.items ?? []).filter(
    ({ state, access }) => state === 'active' && access !== 'read',
  );
  const [only, ...others] = shown;
  return <Redirect to={only && others.length === 0 ? paths.petBadge(only.id) : paths.dashboard} />;
}

import { useParams } from '@tanstack/react-router';
import { SignView } from '../../features/waivers/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';

/** An owner signs on their own device, for their own pets; `?pet=` names the one that lacks the signature. */
export default function SignWaiverPage() {
  const { waiverId = '' } = useParams({ strict: false });
  const own = useAll('listPets', {});
  const forPet = new URLSearchParams(useNavigation().search).get('pet');
  return <SignView waiverId={waiverId} pets={own.data?.items ?? []} forPet={forPet} />;
}

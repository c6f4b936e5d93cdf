import { qrModulesOf } from '@clearpaw/protocol';
import { usePlace } from '../../features/businesses/index.ts';
import { doorWords, PosterView } from '../../features/door/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { QrCode } from '../../ui/badge/index.ts';

export default function PosterPage() {
  const place = usePlace();
  const words = useWordsOf(doorWords);
  const address = `${window.location.origin}/b/${place.slug}`;
  return (
    <PosterView
      place={place}
      address={address.replace(/^https?:\/\//, '')}
      code={<QrCode matrix={qrModulesOf(address)} label={words.posterCode(place.name)} />}
    />
  );
}

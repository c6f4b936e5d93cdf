import { qrModulesOf } from '@clearpaw/protocol';
import { useBusiness } from '../../features/businesses/index.ts';
import { PosterView, selfCheckInMessages } from '../../features/self-check-in/index.ts';
import { paths } from '../../paths/index.ts';
import { QrCode } from '../../ui/badge/index.ts';

export default function PosterPage() {
  const business = useBusiness();
  const messages = selfCheckInMessages;
  const address = `${window.location.origin}${paths.publicBusiness(business.slug)}`;
  return (
    <PosterView
      business={business}
      address={address.replace(/^https?:\/\//, '')}
      code={<QrCode matrix={qrModulesOf(address)} label={messages.posterCode(business.name)} />}
    />
  );
}

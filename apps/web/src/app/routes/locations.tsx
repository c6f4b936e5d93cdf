import { SetupForm, useBusiness, useBusinessChoice } from '../../features/businesses/index.ts';
import { businessMessages } from '../../features/businesses/messages.gen.ts';
import { LocationsView } from '../../features/locations/index.ts';
import { LeftOutRules } from '../../features/requirements/index.ts';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';

export default function LocationsPage() {
  const business = useBusiness();
  const { businesses, choose } = useBusinessChoice();
  const { go } = useNavigation();
  const locations = businesses
    .filter(({ role }) => role === 'owner')
    .map(({ id, name, kind }) => ({ id, name, detail: businessMessages.kinds[kind] }));
  const { kind, timeZone } = business;
  return (
    <LocationsView
      business={{ ...business, detail: businessMessages.kinds[kind] }}
      locations={locations}
      onSwitch={(businessId) => {
        choose(businessId);
        void go(paths.requirements);
      }}
      form={(asked) => <SetupForm location={{ like: { kind, timeZone }, ...asked }} />}
      leftOut={(rules) => <LeftOutRules rules={rules} />}
    />
  );
}

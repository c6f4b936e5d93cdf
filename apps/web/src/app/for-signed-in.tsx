import type { Rule } from '@clearpaw/domain';
import { useAccount } from '../features/accounts/index.ts';
import { ReportReasons, useVerdictAppearance } from '../features/compliance/index.ts';
import { ConnectHere } from '../features/connections/index.ts';
import type { BusinessPage } from '../features/public-page/index.ts';
import { OtherAccount, SelfCheckInPage } from '../features/self-check-in/index.ts';
import { useCall } from '../platform/data/index.ts';
import { ErrorPanel } from '../ui/feedback/index.ts';
import { PetsReady } from './cures/pets-ready.tsx';
import { IntakePrompt } from './intake-prompt.tsx';

/** What the page of a business offers people who are signed in; a file of its own, because visitors do not need it. */
export default function ForSignedIn({ page: { slug, rules } }: { readonly page: BusinessPage }) {
  const account = useAccount();
  const verdictAppearance = useVerdictAppearance();
  if (account.status === 'loading' || account.status === 'anonymous') return null;
  if (account.status === 'failed') {
    return <ErrorPanel onRetry={account.retry}>{account.message}</ErrorPanel>;
  }
  const { userType } = account.profile;
  if (userType !== 'owner') return <OtherAccount userType={userType} />;
  return (
    <SelfCheckInPage
      slug={slug}
      verdictAppearance={verdictAppearance}
      connectionsOf={({ pets, ...business }) => (
        <>
          <ConnectHere business={business} pets={pets} />
          <PetsReady business={business} rules={rules as readonly Rule[]} pets={pets} />
          <IntakePrompt />
        </>
      )}
      reasonsFor={(visit) => <Reasons {...visit} />}
    />
  );
}

interface ReasonsProps {
  readonly slug: string;
  readonly petId: string;
  readonly service: string | null;
}

/** Loaded after the verdict, so that the verdict itself does not wait. */
function Reasons({ slug, petId, service }: ReasonsProps) {
  const visit = service === null ? {} : { service };
  const { data } = useCall('getCompliance', { slug, petId, ...visit });
  return data ? <ReportReasons report={data} /> : null;
}

import { useParams } from '@tanstack/react-router';
import { useAccount } from '../../features/accounts/index.ts';
import { ReportReasons, useVerdictAppearance } from '../../features/compliance/index.ts';
import { ConnectHere } from '../../features/connections/index.ts';
import { useRuleSentence } from '../../features/requirements/index.ts';
import {
  BusinessPage,
  OtherAccount,
  SelfCheckInPage,
  SignInPanel,
} from '../../features/self-check-in/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { ErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { PlainPage } from '../shells/plain-page.tsx';

/** Where the code on the poster leads. Anyone may come; only owners can say that a pet has arrived. */
export default function SelfCheckInPageRoute() {
  return (
    <PlainPage>
      <SelfCheckIn />
    </PlainPage>
  );
}

function SelfCheckIn() {
  const { slug = '' } = useParams({ strict: false });
  const sentenceOf = useRuleSentence();
  // A call made before it is known who is here asks for a token that visitors do not have.
  if (useAccount().status === 'loading') return <Spinner />;
  return (
    <BusinessPage slug={slug} sentenceOf={sentenceOf}>
      <ForVisitor slug={slug} />
    </BusinessPage>
  );
}

function ForVisitor({ slug }: { readonly slug: string }) {
  const account = useAccount();
  const verdictAppearance = useVerdictAppearance();
  if (account.status === 'loading') return <Spinner />;
  if (account.status === 'anonymous') return <SignInPanel />;
  if (account.status === 'failed') {
    return <ErrorPanel onRetry={account.retry}>{account.message}</ErrorPanel>;
  }
  const { userType } = account.profile;
  if (userType !== 'owner') return <OtherAccount userType={userType} />;
  return (
    <SelfCheckInPage
      slug={slug}
      verdictAppearance={verdictAppearance}
      connectionsOf={({ pets, ...business }) => <ConnectHere business={business} pets={pets} />}
      reasonsFor={(visit) => <Reasons {...visit} />}
    />
  );
}

interface ReasonsProps {
  readonly slug: string;
  readonly petId: string;
  readonly service: string | null;
}

/** Read after the answer, so that the answer itself does not wait. */
function Reasons({ slug, petId, service }: ReasonsProps) {
  const visit = service === null ? {} : { service };
  const { data } = useCall('getCompliance', { slug, petId, ...visit });
  return data ? <ReportReasons report={data} /> : null;
}

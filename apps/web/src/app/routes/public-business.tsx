import type { Rule } from '@clearpaw/domain';
import { useParams } from '@tanstack/react-router';
import { useAccount } from '../../features/accounts/index.ts';
import { ReportReasons, useVerdictAppearance } from '../../features/compliance/index.ts';
import { ConnectHere } from '../../features/connections/index.ts';
import { SiteFooter } from '../../features/landing/footer/index.ts';
import {
  type BusinessPage,
  CheckSection,
  PublicBusiness,
  PublicPageView,
  ReadyPanel,
} from '../../features/public-page/index.ts';
import { useRuleSentence } from '../../features/requirements/index.ts';
import { OtherAccount, SelfCheckInPage } from '../../features/self-check-in/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { ErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { PetsReady } from '../cures/pets-ready.tsx';
import { IntakePrompt } from '../intake-prompt.tsx';
import { PublicPage } from '../shells/public-page.tsx';

/** The public page of a business, and the target of the code on its poster, where owners check in. */
export default function PublicBusinessRoute() {
  const { slug = '' } = useParams({ strict: false });
  return (
    <PublicPage footer={<SiteFooter />}>
      <div className="pt-20 md:pt-26">
        <Loaded slug={slug} />
      </div>
    </PublicPage>
  );
}

function Loaded({ slug }: { readonly slug: string }) {
  const account = useAccount();
  const sentenceOf = useRuleSentence();
  // A call made before it is known who is signed in would request a token that visitors do not have.
  if (account.status === 'loading') return <Spinner />;
  return (
    <PublicBusiness slug={slug}>
      {(page) => (
        <CheckSection page={page}>
          {(button, form) => (
            <PublicPageView
              page={page}
              sentenceOf={sentenceOf}
              actions={account.status === 'anonymous' && <ReadyPanel name={page.name} check={button} />}
            >
              {form}
              <ForSignedIn page={page} />
            </PublicPageView>
          )}
        </CheckSection>
      )}
    </PublicBusiness>
  );
}

function ForSignedIn({ page: { slug, rules } }: { readonly page: BusinessPage }) {
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

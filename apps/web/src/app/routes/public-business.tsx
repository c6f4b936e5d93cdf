import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAccount } from '../../features/accounts/index.ts';
import {
  CheckSection,
  PublicBusiness,
  PublicPageView,
  ReadyPanel,
} from '../../features/public-page/index.ts';
import { useRuleSentence } from '../../features/requirements/index.ts';
import { Spinner } from '../../ui/feedback/index.ts';
import { PublicBusinessFrame } from '../shells/public-business-frame.tsx';

const ForSignedIn = lazy(() => import('../for-signed-in.tsx'));

/** The public page of a business, and the target of the code on its poster, where owners check in. */
export default function PublicBusinessRoute() {
  const { slug = '' } = useParams({ strict: false });
  return (
    <PublicBusinessFrame>
      <Loaded slug={slug} />
    </PublicBusinessFrame>
  );
}

function Loaded({ slug }: { readonly slug: string }) {
  const account = useAccount();
  const sentenceOf = useRuleSentence();
  const isKnown = account.status !== 'loading';
  const isVisitor = account.status === 'anonymous' || !isKnown;
  return (
    // A call made before it is known who is signed in would request a token that visitors do not have.
    <PublicBusiness slug={slug} waits={!isKnown}>
      {(page) => (
        <CheckSection page={page}>
          {(button, form) => (
            <PublicPageView
              page={page}
              sentenceOf={sentenceOf}
              actions={isVisitor && <ReadyPanel name={page.name} check={button} />}
            >
              {form}
              {!isVisitor && (
                <Suspense fallback={<Spinner />}>
                  <ForSignedIn page={page} />
                </Suspense>
              )}
            </PublicPageView>
          )}
        </CheckSection>
      )}
    </PublicBusiness>
  );
}

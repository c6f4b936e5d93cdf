import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from '../../platform/data/index.ts';
import { call, session, useSession } from '../../platform/session/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { billingWords } from './words.ts';

/** The notice itself; the entitlement is followed live, so it turns without a reload. */
export default function ActivationNoticeBody({ onDismiss }: { readonly onDismiss: () => void }) {
  const words = useWordsOf(billingWords);
  const business = useSignedInBusiness();
  const [active, setActive] = useState(false);
  useWatch('watchEntitlements', business ? {} : null, ({ businessConnect }) =>
    setActive(businessConnect === true),
  );
  if (!business) return null;
  return (
    <Banner
      tone={active ? 'ok' : 'wait'}
      announce="status"
      // Above the page, at its foot: at the top it would lie under the header, whose ink belongs to the picture.
      className="fixed inset-x-4 bottom-4 z-20 mx-auto max-w-140 shadow-e3"
      title={active ? words.activated : words.activating}
      action={<IconButton label={words.dismiss} icon={X} onPress={onDismiss} />}
    >
      {active ? (
        <TextLink href="/business" className="inline-flex min-h-11 items-center">
          {words.openBusiness}
        </TextLink>
      ) : (
        words.activatingDetail
      )}
    </Banner>
  );
}

/** Whether a business is signed in; read without the pages' cache, which the landing page does not load. */
function useSignedInBusiness(): boolean {
  const current = useSession();
  const uid = current.ready ? current.uid : null;
  const [business, setBusiness] = useState(false);
  useEffect(() => {
    if (!current.ready) void session.refresh().catch(() => {});
  }, [current.ready]);
  useEffect(() => {
    if (uid === null) return setBusiness(false);
    call('getProfile', {}).then(
      (profile) => setBusiness(profile?.userType === 'business'),
      () => setBusiness(false),
    );
  }, [uid]);
  return business;
}

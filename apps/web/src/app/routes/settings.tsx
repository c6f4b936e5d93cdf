import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SignedIn } from '../../features/accounts/index.ts';
import { MyConnectedAppsPanel } from '../../features/apps/index.ts';
import { ContactPanel } from '../../features/contacts/index.ts';
import { DataImportPanel } from '../../features/data-imports/index.ts';
import { SettingsView } from '../../features/settings/index.ts';
import { MySignaturesPanel } from '../../features/waivers/index.ts';
import { paths } from '../../paths/index.ts';
import { forgetEverything } from '../../platform/data/index.ts';
import { session } from '../../platform/session/index.ts';
import { Guard } from '../guards/index.ts';
import { PersonFrame } from '../shells/person-frame.tsx';
import { SettingsPlan } from './settings-plan.tsx';

/** The settings, in the shell for the current user's type. */
export default function SettingsPage() {
  return (
    <Guard need="anyone-signed-in">
      {(account) => (
        <PersonFrame account={account}>
          <Settings account={account} />
        </PersonFrame>
      )}
    </Guard>
  );
}

function Settings({ account }: { readonly account: SignedIn }) {
  const navigate = useNavigate();
  // Never cached: whether the second step is on is not part of the profile, and must not be shown to the next person.
  const asked = useQuery({ queryKey: ['identity', account.profile.uid], queryFn: askIdentity });
  const { displayName, email, userType } = account.profile;
  const leave = async () => {
    await navigate({ to: paths.landing });
    await session.refresh().catch(() => {});
    forgetEverything();
  };
  return (
    <SettingsView
      contact={userType === 'owner' ? <ContactPanel displayName={displayName} /> : null}
      given={
        userType === 'owner' ? (
          <>
            <MySignaturesPanel />
            <MyConnectedAppsPanel />
          </>
        ) : null
      }
      dataImport={userType !== 'business' && <DataImportPanel />}
      plan={<SettingsPlan account={account} />}
      person={{ displayName, email, userType, secondStep: asked.data ?? null }}
      onChanged={async () => void (await asked.refetch())}
      onTypeChanged={(type) => void navigate({ to: type === 'business' ? paths.today : paths.dashboard })}
      onLeft={leave}
    />
  );
}

async function askIdentity(): Promise<boolean> {
  const answer = (await session.identity('GET', '/get-session?disableCookieCache=true')) as {
    user?: { twoFactorEnabled?: boolean };
  } | null;
  return answer?.user?.twoFactorEnabled === true;
}

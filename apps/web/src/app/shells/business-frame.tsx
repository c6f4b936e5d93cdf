import { productName } from '@clearpaw/domain';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonMenu, type SignedIn } from '../../features/accounts/index.ts';
import { AlertsContext, BellLink, useNewestAlerts } from '../../features/alerts/index.ts';
import { BusinessMenu, BusinessRole, type MyBusinesses } from '../../features/businesses/index.ts';
import { paths } from '../../paths/index.ts';
import { BrandMark, Wordmark } from '../../ui/brand/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { BusinessHeader, BusinessRail, BusinessShell, type NavItem, TabBar } from '../../ui/shell/index.ts';
import { HelpLink } from '../help/help-link.tsx';
import { useHelpTopic } from '../help/use-help-topic.ts';
import { shellMessages } from '../messages.gen.ts';
import { MoreTab } from './more-tab.tsx';
import { useBusinessNavigation } from './use-business-navigation.ts';

interface BusinessFrameProps {
  readonly account: SignedIn;
  readonly businesses: Extract<MyBusinesses, { status: 'loaded' }>;
  /** Whether the pages of the navigation can be opened; if not, only the current page is named. */
  readonly open: boolean;
  /** The plan has ended: what can be read stays in the navigation, what writes does not. */
  readonly readOnly?: boolean | undefined;
  /** Whether the person has a plan to start, change or cancel. */
  readonly billing: boolean;
  /** Whether the clinic's part is shown beside the other pages, or alone because there is no plan. */
  readonly clinic?: 'no' | 'too' | 'only' | undefined;
  /** Whether it is the sample business, which has some of the pages. */
  readonly isSample?: boolean | undefined;
  readonly children: ReactNode;
}

/** Header, rail and, on a phone, the tab bar, with the page between them. */
export function BusinessFrame(props: BusinessFrameProps) {
  const {
    account,
    businesses,
    open,
    readOnly = false,
    billing,
    clinic = 'no',
    isSample = false,
    children,
  } = props;
  const messages = shellMessages;
  const newest = useNewestAlerts();
  const role = businesses.current?.role ?? 'staff';
  const { groups, tabs, more } = useBusinessNavigation({ open, readOnly, billing, role, clinic, isSample });
  const help: NavItem = {
    href: useHelpTopic(),
    label: messages.help,
    icon: CircleQuestionMark,
    current: false,
  };
  const home = (face: ReactNode) => (
    <Anchor
      href={paths.landing}
      aria-label={messages.home}
      className="inline-flex min-h-11 items-center rounded-bar text-ink"
    >
      {face}
    </Anchor>
  );
  return (
    <BusinessShell
      header={
        <BusinessHeader
          brand={home(<Wordmark name={productName} />)}
          mark={home(<BrandMark size={32} />)}
          subtitle={messages.businessDashboard}
          switcher={<Switcher businesses={businesses} detail={messages.businessDashboard} />}
          end={
            <>
              <HelpLink className="max-md:hidden" />
              <BellLink unread={newest.unread} />
              <Me account={account} businesses={businesses} billing={billing} />
            </>
          }
        />
      }
      rail={
        <BusinessRail
          switcher={<Switcher businesses={businesses} />}
          navLabel={messages.businessNavigation}
          groups={groups}
        />
      }
      tabBar={
        open && (
          <TabBar
            navLabel={messages.businessNavigation}
            items={tabs}
            end={<MoreTab groups={[...more, [help]]} />}
          />
        )
      }
    >
      <AlertsContext value={newest}>{children}</AlertsContext>
    </BusinessShell>
  );
}

type BusinessesProps = Pick<BusinessFrameProps, 'businesses'>;

/**
 * Names the current business. On a phone, where the header has no room for it, the subtitle is shown below the name.
 */
function Switcher({ businesses, detail }: BusinessesProps & { readonly detail?: string }) {
  if (businesses.current) {
    return (
      <BusinessMenu
        businesses={businesses.businesses}
        current={businesses.current}
        onChoose={businesses.choose}
        detail={detail}
      />
    );
  }
  return detail && <p className="px-2 text-ink-2 type-caption">{detail}</p>;
}

/** Who works here, and what belongs to the person. */
function Me({
  account,
  businesses,
  billing,
}: Pick<BusinessFrameProps, 'account' | 'businesses' | 'billing'>) {
  const { displayName, email } = account.profile;
  const name = displayName ?? email;
  return (
    <div className="flex items-center gap-3">
      <PersonMenu name={name} billing={billing} help={useHelpTopic()} />
      <p className="max-w-48 min-w-0 max-lg:hidden">
        {/* Without a name there would be an address, which is too long for this width. */}
        {displayName && <span className="block truncate font-semibold type-caption">{displayName}</span>}
        {businesses.current && (
          <span
            className={displayName ? 'block text-ink-3 type-caption' : 'block font-semibold type-caption'}
          >
            <BusinessRole role={businesses.current.role} />
          </span>
        )}
      </p>
    </div>
  );
}

import { type MemberRole, mayDo } from '@clearpaw/domain';
import { useLocation } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { isInSample } from '../../features/sample-business/index.ts';
import { paths } from '../../paths/index.ts';
import type { NavItem } from '../../ui/shell/index.ts';
import { shellMessages } from '../messages.gen.ts';
import { billingPage, businessPages, navigationEntryAt } from './business-pages.ts';

interface NavigationState {
  readonly open: boolean;
  readonly readOnly: boolean;
  readonly billing: boolean;
  readonly role: MemberRole;
  /** Whether it is a veterinary clinic, and whether it has that part alone: it has no plan. */
  readonly clinic: 'no' | 'too' | 'only';
  /** Only the pages of the sample business. */
  readonly isSample: boolean;
}

interface BusinessNavigation {
  /** The rail, group by group. */
  readonly groups: readonly (readonly NavItem[])[];
  /** What a phone's bar shows itself. */
  readonly tabs: readonly NavItem[];
  /** Everything else on a phone, behind "More", in the same groups. */
  readonly more: readonly (readonly NavItem[])[];
}

/** In this order, so that the scanner is in the middle. */
const onTabBar: readonly string[] = [paths.today, paths.calendar, paths.scan, paths.businessPets];

/** The pages of a business that this member can use. Before there is one, only what leads to one is named. */
export function useBusinessNavigation({
  open,
  readOnly,
  billing,
  role,
  clinic,
  isSample,
}: NavigationState): BusinessNavigation {
  const messages = shellMessages;
  const { pathname } = useLocation();
  const here = navigationEntryAt(pathname);
  const usable = businessPages.filter(
    (page) =>
      mayDo(role, page.action) &&
      !(readOnly && 'writes' in page) &&
      (open || page.href === paths.today) &&
      (!isSample || isInSample(page.href)) &&
      ('clinics' in page ? clinic !== 'no' : clinic !== 'only'),
  );
  const pages = billing ? [...usable, billingPage] : usable;
  const itemOf = ({ href, word, icon }: (typeof pages)[number]): NavItem => ({
    href,
    label: messages[word],
    icon,
    current: href === here,
    raised: href === paths.scan,
  });
  const settings: NavItem = {
    href: paths.settings,
    label: messages.settings,
    icon: Settings,
    current: pathname === paths.settings,
  };
  const groups = (['day', 'rules', 'business'] as const)
    .map((wanted) => pages.filter(({ group }) => group === wanted).map(itemOf))
    .filter((items) => items.length > 0);
  const items = groups.flat();
  const shown = clinic === 'only' ? [paths.patients] : onTabBar;
  return {
    groups: open ? groups : [...groups, [settings]],
    tabs: shown.flatMap((wanted) => items.filter(({ href }) => href === wanted)),
    more: groups
      .map((group) => group.filter(({ href }) => !shown.includes(href)))
      .filter((group) => group.length > 0),
  };
}

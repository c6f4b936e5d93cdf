import type { MemberRole, SelfCheckIn, Service } from '@clearpaw/domain';
import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { setUpMessages } from './messages.gen.ts';
import type { SetUpStep } from './steps-card.tsx';

/** The fields of a business that its set-up depends on. */
export interface SetUpBusiness {
  readonly id: string;
  readonly role: MemberRole;
  readonly readOnly: boolean;
  readonly services: readonly Service[];
  readonly selfCheckIn: SelfCheckIn;
}

/** The steps, each done as soon as its thing exists; null until everything is read. */
export function useSteps(business: SetUpBusiness, enabled: boolean): readonly SetUpStep[] | null {
  const messages = setUpMessages;
  const businessId = business.id;
  const rules = useCall('getRequirements', { businessId }, { enabled }).data;
  const checkIns = useCall('listCheckIns', { businessId, limit: 1 }, { enabled }).data;
  const customers = useCall('listCustomers', { businessId, limit: 1 }, { enabled }).data;
  const members = useCall('listMembers', { businessId, limit: 2 }, { enabled }).data;
  const invitations = useCall('listInvitations', { businessId, limit: 1 }, { enabled }).data;
  if (!rules || !checkIns || !customers || !members || !invitations) return null;
  const step = (id: 'rules' | 'services' | 'pet' | 'poster' | 'customers' | 'team', href: string) => ({
    ...{ id, href, title: messages[id], detail: messages[`${id}Detail`] },
  });
  return [
    { ...step('rules', paths.requirements), done: rules.version > 0 },
    {
      ...step('services', paths.businessSettings),
      done: business.services.some(({ capacity }) => capacity !== undefined),
    },
    { ...step('pet', paths.scan), done: checkIns.items.length > 0 },
    { ...step('poster', paths.poster), done: business.selfCheckIn !== 'off' },
    { ...step('customers', paths.importCustomers), done: customers.items.length > 0 },
    {
      ...step('team', paths.team),
      done: members.items.length > 1 || invitations.items.length > 0,
    },
  ];
}

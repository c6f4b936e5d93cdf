import type { contract, OutputOf } from '@clearpaw/contract';
import type { MemberRole } from '@clearpaw/domain';
import type { FakeAnswers } from './fake-server.ts';

type Functions = typeof contract;
type Profile = NonNullable<OutputOf<Functions['getProfile']>>;
export type MyBusiness = OutputOf<Functions['listMyBusinesses']>['items'][number];

/** A signed-in person, with the responses that the shell around every page needs. */
export interface SignedInPerson {
  readonly profile: Profile;
  readonly answers: FakeAnswers;
}

/** Ids on the wire are UUIDs; tests number them. */
export const testId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const at = '2026-01-05T10:00:00.000Z';

function profileOf(changes: Partial<Profile>): Profile {
  return {
    uid: 'u-maya',
    email: 'maya@example.test',
    userType: 'owner',
    displayName: 'Maya Lindqvist',
    language: null,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

/** The whole of a list. */
export const listed = <Item = never>(...items: Item[]) => ({ items, nextCursor: null });

export function owner(): SignedInPerson {
  const profile = profileOf({});
  return {
    profile,
    answers: {
      getProfile: profile,
      listDocuments: listed(),
      listMySignatures: listed(),
      listGuestMatches: { items: [] },
      listIntakeForms: { items: [] },
      watchAlerts: [{ unread: 0, items: [] }],
    },
  };
}

export const meadow: MyBusiness = {
  id: testId(1),
  slug: 'meadow',
  name: 'Meadow Daycare',
  kind: 'daycare',
  timeZone: 'Europe/Berlin',
  services: [{ code: 'daycare', name: 'Daycare' }],
  selfCheckIn: 'confirm',
  acceptPaper: true,
  clinicTrust: 'any',
  description: null,
  phone: null,
  address: null,
  hours: null,
  coverPhotoPath: null,
  contactRequired: false,
  createdAt: at,
  updatedAt: at,
  role: 'owner',
};

/** Someone of a business's team; without a plan the business can only be read. */
export function staff(role: MemberRole = 'owner', { plan = true } = {}): SignedInPerson {
  const profile = profileOf({
    uid: 'u-sam',
    email: 'sam@example.test',
    userType: 'business',
    displayName: 'Sam Ode',
  });
  return {
    profile,
    answers: {
      getProfile: profile,
      listMyBusinesses: listed({ ...meadow, role }),
      listGuestMerges: listed(),
      getDueReport: { items: [], pets: [], totals: null, nextCursor: null },
      listIntakeQuestions: { items: [] },
      getIntakeForm: ({ businessId, petId }) => ({
        ...{ businessId, businessName: meadow.name, petId, items: [] },
      }),
      watchAlerts: [{ unread: 0, items: [] }],
      watchEntitlements: [
        {
          businessConnect: plan,
          tier: 'business',
          source: 'stripe',
          currentPeriodEnd: plan ? '2099-01-01T00:00:00.000Z' : '2026-01-01T00:00:00.000Z',
          updatedAt: at,
        },
      ],
    },
  };
}

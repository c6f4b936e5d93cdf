import { freeEntitlements } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { concernsBilling } from './concerns-billing.ts';

const paying = { ...freeEntitlements, businessConnect: true, tier: 'business', source: 'stripe' } as const;
const byTeam = { ...paying, source: 'team' } as const;
const business = { userType: 'business', entitlements: byTeam } as const;

test.each([
  ['a business account without a business yet', { ...business, roles: [], entitlements: null }, true],
  ['the owner of a business', { ...business, roles: ['owner'] as const }, true],
  ['staff, whose plan the owner pays', { ...business, roles: ['staff', 'manager'] as const }, false],
  [
    'staff who still pay for a plan of their own',
    { ...business, roles: ['staff'] as const, entitlements: paying },
    true,
  ],
  ['a business account whose businesses could not be loaded', { ...business, roles: null }, false],
  ['a pet owner', { userType: 'owner', roles: [], entitlements: freeEntitlements } as const, false],
  [
    'a pet owner who still pays for a plan',
    { userType: 'owner', roles: [], entitlements: paying } as const,
    true,
  ],
])('%s: %s', (_, whose, concerned) => {
  expect(concernsBilling(whose)).toBe(concerned);
});

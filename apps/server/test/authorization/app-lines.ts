import type { apps } from '@clearpaw/contract';
import { account, boss, type Line, manager, ofBusiness } from './line.ts';
import { anyoneSignedIn, managersOnly } from './roles.ts';

const redirectUris = ['https://booking.example/clearpaw'];

/** Functions for people whom apps ask for access. */
export const appLines = {
  registerApp: boss(({ businessId }) => ({ businessId, name: 'Pawbook', redirectUris })),
  listApps: boss(ofBusiness),
  updateApp: boss(({ businessId, appId }) => ({ businessId, appId, redirectUris })),
  rotateAppSecret: boss(({ businessId, appId }) => ({ businessId, appId })),
  getApp: { policy: anyoneSignedIn, input: ({ clientId }) => ({ clientId }) },
  listConnectedApps: manager(ofBusiness),
  listMyConnectedApps: account(),
} satisfies Partial<Record<keyof typeof apps, Line>>;

/** After these the app no longer exists. */
export const lastAppLines = {
  disconnectApp: {
    policy: managersOnly,
    input: ({ connectedAppId }) => ({ connectedAppId }),
    spends: true,
  },
  deleteApp: { ...boss(({ businessId, appId }) => ({ businessId, appId })), spends: true },
} satisfies Partial<Record<keyof typeof apps, Line>>;

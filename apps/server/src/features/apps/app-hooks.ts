import { appScopes } from '@clearpaw/contract';
import type { AuthHooks } from '../../platform/auth/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { allowApp } from './allow-app.ts';
import { connectedAppNames } from './connected-app-names.ts';
import { businessOfGrant, isUsableGrant } from './read-app-token.ts';

/** What signing in needs to know about apps that ask for access. */
export function appHooks(services: Services): AuthHooks['apps'] {
  return {
    scopes: appScopes,
    allow: (uid, request) => allowApp(services, uid, request),
    namesOf: ({ db }, uid) => connectedAppNames(db, uid, services.clock.now()),
    isUsable: (grantId) => isUsableGrant(services, grantId),
    businessOf: (grantId) => businessOfGrant(services, grantId),
  };
}

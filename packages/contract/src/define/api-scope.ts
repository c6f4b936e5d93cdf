/**
 * What a business can allow a program to do with an API key. A key may call the functions that name one of its scopes.
 */
export const apiScopes = [
  'compliance:read',
  'connections:read',
  'visits:read',
  'visits:write',
  'check-ins:read',
  'check-ins:write',
  'customers:read',
  'customers:write',
  'requirements:read',
] as const;

/** What a pet owner can allow an app to read about their own pets. */
export const ownerScopes = ['pets:read', 'records:read', 'compliance:read'] as const;

export type OwnerScope = (typeof ownerScopes)[number];
export type ApiScope = (typeof apiScopes)[number];

/** Everything that an app can ask for, from a business or from a pet owner. */
export const appScopes: readonly (ApiScope | OwnerScope)[] = [...new Set([...apiScopes, ...ownerScopes])];
export type AppScope = ApiScope | OwnerScope;

/** What a business can allow a program to do with an API key. A key may call the functions that name one of its scopes. */
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

export type ApiScope = (typeof apiScopes)[number];

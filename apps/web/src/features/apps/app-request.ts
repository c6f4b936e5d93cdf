import { type AppScope, apiScopes, appScopes, ownerScopes } from '@clearpaw/contract';

/** The content of the page's address: a request that the server signed, or what was wrong with it. */
export interface ShownRequest {
  readonly error: string | null;
  readonly clientId: string;
  readonly scopes: readonly AppScope[];
  /** Whether it asks for lasting access. */
  readonly keeps: boolean;
  /** The host to which the person returns. */
  readonly host: string;
  /** The whole request as the server signed it. */
  readonly signed: string;
}

export function readAppRequest(search: string): ShownRequest {
  const page = new URLSearchParams(search);
  const signed = page.get('request') ?? '';
  const query = new URLSearchParams(signed);
  const asked = new Set((query.get('scope') ?? '').split(' '));
  return {
    error: page.get('error') ?? (query.has('sig') ? null : 'invalid_request'),
    clientId: query.get('client_id') ?? '',
    scopes: appScopes.filter((scope) => asked.has(scope)),
    keeps: asked.has('offline_access'),
    host: hostOf(query.get('redirect_uri') ?? ''),
    signed,
  };
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
}

/** Whether a person with this user type can allow all of it. */
export function fits(scopes: readonly AppScope[], userType: 'owner' | 'business'): boolean {
  const possible: readonly string[] = userType === 'owner' ? ownerScopes : apiScopes;
  return scopes.length > 0 && scopes.every((scope) => possible.includes(scope));
}

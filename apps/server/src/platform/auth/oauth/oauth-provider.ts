import { defineRequestState } from '@better-auth/core/context';
import { getOAuthProviderState, oauthProvider } from '@better-auth/oauth-provider';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../refusal/index.ts';
import { atPaths } from '../at-paths.ts';
import type { AuthParts } from '../auth-parts.ts';
import { oauthClientTable, oauthRefreshTokenTable } from './oauth.table.ts';
import { newOAuthSecret, secretPrefixes, storedTokenOf } from './oauth-secrets.ts';

/** The consent page. The page itself sends signed-out people to the login. */
export const consentPage = '/connect-app';
/** What an app asks for to get a refresh token. */
export const refreshScope = 'offline_access';
/** A token is renewed after an hour; the grant is also checked at every call. */
const accessTokenSeconds = 3600;
const refreshTokenSeconds = 90 * 24 * 3600;
/** Enough time for the person to log in and decide, and for the app to fetch its tokens. */
const codeSeconds = 600;

/** Parts of the library that the product does not use: registration by apps, its own lists, OpenID Connect. */
export const closedOAuthPaths = [
  '/oauth2/register',
  '/oauth2/create-client',
  '/oauth2/update-client',
  '/oauth2/delete-client',
  '/oauth2/get-client',
  '/oauth2/get-clients',
  '/oauth2/public-client',
  '/oauth2/public-client-prelogin',
  '/oauth2/client/rotate-secret',
  '/oauth2/get-consent',
  '/oauth2/get-consents',
  '/oauth2/update-consent',
  '/oauth2/delete-consent',
  '/oauth2/continue',
  '/oauth2/introspect',
  '/oauth2/userinfo',
  '/oauth2/end-session',
  '/oauth2/end-session/confirm',
];

/** The address of the API that tokens are for; an app may name it as `resource` (RFC 8707). */
export function apiResource(publicUrl: string): string {
  return `${publicUrl}/functions`;
}

/** The address at which clients of the Model Context Protocol call the same functions. */
export function mcpResource(publicUrl: string): string {
  return `${publicUrl}/mcp`;
}

/** The metadata from which apps learn who issues tokens for our functions (RFC 9728). */
export function resourceMetadataUrl(publicUrl: string): string {
  return `${publicUrl}/.well-known/oauth-protected-resource/functions`;
}

/** The page that tells a person that an app's request is invalid. */
export function oauthErrorPage(publicUrl: string): string {
  return `${publicUrl}${consentPage}`;
}

/** The id of the grant made in this request. */
const allowed = defineRequestState<string | null>(() => null);

/** Our code calls none of its endpoints; their types do not fit a project with `exactOptionalPropertyTypes`. */
type WithoutEndpoints = Omit<BetterAuthPlugin, 'id' | 'endpoints'> & { readonly id: 'oauth-provider' };

/** OAuth 2.1 for apps: authorization code with PKCE, and refresh tokens. */
export function oauthPlugins(parts: AuthParts) {
  return [provider(parts) as unknown as WithoutEndpoints, rules(parts)] as const;
}

function provider({ hooks }: AuthParts) {
  return oauthProvider({
    loginPage: consentPage,
    consentPage,
    scopes: [...hooks.apps.scopes, refreshScope],
    grantTypes: ['authorization_code', 'refresh_token'],
    accessTokenExpiresIn: accessTokenSeconds,
    refreshTokenExpiresIn: refreshTokenSeconds,
    codeExpiresIn: codeSeconds,
    prefix: {
      opaqueAccessToken: secretPrefixes.access,
      refreshToken: secretPrefixes.refresh,
      clientSecret: secretPrefixes.client,
    },
    generateOpaqueAccessToken: newOAuthSecret,
    generateRefreshToken: newOAuthSecret,
    postLogin: {
      page: consentPage,
      shouldRedirect: () => false,
      // Earlier consent never answers for the person: they choose the business each time.
      consentReferenceId: async () => (await allowed.get()) ?? 'ask',
    },
    // An app has to name the business in each call, and learns its id here.
    customTokenResponseFields: async ({ verificationValue }) => {
      const grantId = verificationValue?.referenceId;
      const businessId = grantId ? await hooks.apps.businessOf(grantId) : null;
      return businessId === null ? {} : { business_id: businessId };
    },
    rateLimit: {
      // One server of a booking system renews tokens for all businesses that have connected it.
      token: { window: 60, max: 600 },
      revoke: { window: 60, max: 600 },
      authorize: { window: 60, max: 120 },
    },
    silenceWarnings: { oauthAuthServerConfig: true, openidConfig: true },
  });
}

/** Rules that the library does not check, before its endpoints. */
function rules(parts: AuthParts) {
  return {
    id: 'oauth-rules',
    hooks: {
      before: [
        { matcher: atPaths('/oauth2/authorize'), handler: checkRequest(parts) },
        { matcher: atPaths('/oauth2/token'), handler: checkTokenRequest(parts) },
        { matcher: atPaths('/oauth2/consent'), handler: allowApp(parts) },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function refuseRequest(error: string, description: string): APIError {
  return new APIError('BAD_REQUEST', { error, error_description: description, message: description });
}

/**
 * Redirect addresses are compared exactly, including ports of the local machine, and a request must have a state. An
 * invalid address is reported to the person here: no one is redirected to an address that is not registered.
 */
function checkRequest({ config, store }: AuthParts) {
  return createAuthMiddleware(async (ctx) => {
    const query: Record<string, unknown> = ctx.query ?? {};
    const { client_id: clientId, redirect_uri: address, state } = query;
    const [client] = await store.db
      .select({ redirectUris: oauthClientTable.redirectUris })
      .from(oauthClientTable)
      .where(eq(oauthClientTable.clientId, typeof clientId === 'string' ? clientId : ''));
    if (!client) throw ctx.redirect(`${consentPage}?error=invalid_client`);
    if (typeof address !== 'string' || !client.redirectUris.includes(address)) {
      throw ctx.redirect(`${consentPage}?error=invalid_redirect`);
    }
    const sendBack = (error: string, description: string) => {
      const back = new URL(address);
      back.searchParams.set('error', error);
      back.searchParams.set('error_description', description);
      if (typeof state === 'string' && state !== '') back.searchParams.set('state', state);
      back.searchParams.set('iss', config.publicUrl);
      return ctx.redirect(back.href);
    };
    // Without a state, the request may not come from the app's own page: no one is redirected.
    if (typeof state !== 'string' || state === '') throw ctx.redirect(`${consentPage}?error=invalid_request`);
    if (!dropResource(query, config.publicUrl)) throw sendBack('invalid_target', otherResource);
    // The page asks each time anyway, and an existing sign-in is sufficient for it.
    if (query.prompt !== undefined && query.prompt !== 'none') delete query.prompt;
    delete query.max_age;
  });
}

/** No token is renewed after a disconnection, or for a person who no longer works at the business. */
function checkTokenRequest({ config, store, hooks }: AuthParts) {
  return createAuthMiddleware(async ({ body }) => {
    const sent = Object(body) as Record<string, unknown>;
    if (!dropResource(sent, config.publicUrl)) throw refuseRequest('invalid_target', otherResource);
    const token = sent.refresh_token;
    if (typeof token !== 'string' || !token.startsWith(secretPrefixes.refresh)) return;
    const { referenceId, token: stored } = oauthRefreshTokenTable;
    const [found] = await store.db
      .select({ grantId: referenceId })
      .from(oauthRefreshTokenTable)
      .where(eq(stored, storedTokenOf(token, secretPrefixes.refresh)));
    if (!found || (found.grantId && (await hooks.apps.isUsable(found.grantId)))) return;
    throw refuseRequest('invalid_grant', 'The access was ended.');
  });
}

const otherResource = 'Tokens are issued for the functions of this server only.';

/** Both resources give access to the same functions, so naming one changes nothing. False if another one is named. */
function dropResource(sent: Record<string, unknown>, publicUrl: string): boolean {
  const { resource } = sent;
  delete sent.resource;
  return resource === undefined || resource === apiResource(publicUrl) || resource === mcpResource(publicUrl);
}

/** The person's decision: the library has already verified that it signed the request. */
function allowApp({ hooks }: AuthParts) {
  return createAuthMiddleware(async (ctx) => {
    const { accept, businessId } = Object(ctx.body) as { accept?: unknown; businessId?: unknown };
    const current = await getSessionFromCtx(ctx);
    const query = new URLSearchParams((await getOAuthProviderState())?.query ?? '');
    const clientId = query.get('client_id');
    // Without a session, or without a request, the endpoint itself refuses.
    if (accept !== true || !current || !clientId) return;
    const scopes = (query.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
    const where = typeof businessId === 'string' ? businessId : null;
    try {
      const request = { clientId, scopes, businessId: where };
      await allowed.set(await hooks.apps.allow(current.user.id, request));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const { message, details, status } = problem;
      throw new APIError('FORBIDDEN', { code: details?.reason ?? status, message });
    }
  });
}

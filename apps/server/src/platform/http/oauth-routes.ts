import { Hono } from 'hono';
import { apiResource, consentPage, mcpResource } from '../auth/index.ts';
import type { Config } from '../config/index.ts';

/**
 * The metadata that an app reads before it asks for access (RFC 8414 and RFC 9728): the same for everyone, from any
 * origin.
 */
export function oauthRoutes({ publicUrl }: Pick<Config, 'publicUrl'>, scopes: readonly string[]): Hono {
  const routes = new Hono();
  const resource = apiResource(publicUrl);
  const issuer = issuerMetadata(publicUrl, scopes);
  const documents: Readonly<Record<string, object>> = {
    '/.well-known/oauth-authorization-server': issuer,
    '/.well-known/oauth-protected-resource': resourceMetadata(publicUrl, resource, scopes),
    '/.well-known/oauth-protected-resource/functions': resourceMetadata(publicUrl, resource, scopes),
    '/.well-known/oauth-protected-resource/mcp': resourceMetadata(publicUrl, mcpResource(publicUrl), scopes),
  };
  for (const [path, document] of Object.entries(documents)) {
    routes.get(path, (context) => {
      context.header('Access-Control-Allow-Origin', '*');
      context.header('Cache-Control', 'public, max-age=300');
      return context.json(document);
    });
  }
  // Accounts of this product cannot be used to sign in elsewhere.
  routes.get('/.well-known/openid-configuration', (context) => context.text('Not found', 404));
  // The signed request becomes one parameter, which the page's router does not parse: the signature covers every
  // character.
  routes.use('/api/auth/oauth2/authorize', async (context, next) => {
    await next();
    const [page, request] = (context.res.headers.get('location') ?? '').split('?', 2);
    if (page !== consentPage || !request?.includes('&sig=')) return;
    context.res.headers.set('location', `${page}?${new URLSearchParams({ request })}`);
  });
  // A person opens a request as an address; one that a page posts as a form is refused.
  routes.post('/api/auth/oauth2/authorize', (context) =>
    context.json({ error: 'invalid_request', error_description: 'Send the request as a GET.' }, 405),
  );
  return routes;
}

function issuerMetadata(publicUrl: string, scopes: readonly string[]): object {
  const base = `${publicUrl}/api/auth/oauth2`;
  return {
    issuer: publicUrl,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    revocation_endpoint: `${base}/revoke`,
    scopes_supported: [...scopes, 'offline_access'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${publicUrl}/help/developers/connect-with-oauth`,
  };
}

function resourceMetadata(publicUrl: string, resource: string, scopes: readonly string[]): object {
  return {
    resource,
    authorization_servers: [publicUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${publicUrl}/help/developers`,
  };
}

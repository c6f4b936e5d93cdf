import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../database/index.ts';
import { sessionTable, userTable } from '../auth.table.ts';

/** Apps that may ask people for access; `@better-auth/oauth-provider` determines the property names. */
export const oauthClientTable = pgTable('oauth_client', {
  id: uuid('id').primaryKey(),
  clientId: text('client_id').notNull().unique(),
  /** SHA-256 of the secret, as base64url. */
  clientSecret: text('client_secret'),
  clientDiscoveryId: text('client_discovery_id'),
  disabled: boolean('disabled').default(false),
  skipConsent: boolean('skip_consent'),
  enableEndSession: boolean('enable_end_session'),
  subjectType: text('subject_type'),
  scopes: text('scopes').array(),
  clientCredentialsScopes: text('client_credentials_scopes').array(),
  userId: uuid('user_id'),
  createdAt: instantColumn('created_at'),
  updatedAt: instantColumn('updated_at'),
  name: text('name'),
  uri: text('uri'),
  icon: text('icon'),
  contacts: text('contacts').array(),
  tos: text('tos'),
  policy: text('policy'),
  softwareId: text('software_id'),
  softwareVersion: text('software_version'),
  softwareStatement: text('software_statement'),
  redirectUris: text('redirect_uris').array().notNull(),
  postLogoutRedirectUris: text('post_logout_redirect_uris').array(),
  backchannelLogoutUri: text('backchannel_logout_uri'),
  backchannelLogoutSessionRequired: boolean('backchannel_logout_session_required'),
  tokenEndpointAuthMethod: text('token_endpoint_auth_method'),
  applicationType: text('application_type'),
  jwks: text('jwks'),
  jwksUri: text('jwks_uri'),
  grantTypes: text('grant_types').array(),
  responseTypes: text('response_types').array(),
  requirePKCE: boolean('require_pkce'),
  dpopBoundAccessTokens: boolean('dpop_bound_access_tokens').default(false),
  referenceId: text('reference_id'),
  metadata: jsonb('metadata'),
});

const client = () =>
  text('client_id')
    .notNull()
    .references(() => oauthClientTable.clientId, { onDelete: 'cascade' });
const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });
/** The session in which access was given; it may end before the access does. */
const session = () => uuid('session_id').references(() => sessionTable.id, { onDelete: 'set null' });

/** `referenceId` is the id of the grant (`app_grant`). Tokens are stored as hashes. */
export const oauthRefreshTokenTable = pgTable(
  'oauth_refresh_token',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    clientId: client(),
    sessionId: session(),
    userId: person(),
    referenceId: text('reference_id'),
    authorizationCodeId: text('authorization_code_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    revoked: instantColumn('revoked'),
    rotatedAt: instantColumn('rotated_at'),
    rotationReplayResponse: text('rotation_replay_response'),
    rotationReplayExpiresAt: instantColumn('rotation_replay_expires_at'),
    authTime: instantColumn('auth_time'),
    confirmation: jsonb('confirmation'),
    scopes: text('scopes').array().notNull(),
  },
  (table) => [
    index('oauth_refresh_token_client').on(table.clientId, table.userId),
    index('oauth_refresh_token_user').on(table.userId),
    index('oauth_refresh_token_session').on(table.sessionId),
    index('oauth_refresh_token_reference').on(table.referenceId),
    index('oauth_refresh_token_code').on(table.authorizationCodeId),
    index('oauth_refresh_token_expires_at').on(table.expiresAt),
  ],
);

export const oauthAccessTokenTable = pgTable(
  'oauth_access_token',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    clientId: client(),
    sessionId: session(),
    userId: person(),
    referenceId: text('reference_id'),
    authorizationCodeId: text('authorization_code_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    refreshId: uuid('refresh_id').references(() => oauthRefreshTokenTable.id, { onDelete: 'cascade' }),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    revoked: instantColumn('revoked'),
    confirmation: jsonb('confirmation'),
    scopes: text('scopes').array().notNull(),
  },
  (table) => [
    index('oauth_access_token_client').on(table.clientId),
    index('oauth_access_token_user').on(table.userId),
    index('oauth_access_token_session').on(table.sessionId),
    index('oauth_access_token_reference').on(table.referenceId),
    index('oauth_access_token_code').on(table.authorizationCodeId),
    index('oauth_access_token_refresh').on(table.refreshId),
    index('oauth_access_token_expires_at').on(table.expiresAt),
  ],
);

export const oauthConsentTable = pgTable(
  'oauth_consent',
  {
    id: uuid('id').primaryKey(),
    clientId: client(),
    userId: person(),
    referenceId: text('reference_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    scopes: text('scopes').array().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('oauth_consent_client').on(table.clientId),
    index('oauth_consent_user').on(table.userId),
    index('oauth_consent_reference').on(table.referenceId),
  ],
);

/** The tables by the plugin's model names. */
export const oauthTables = {
  oauthClient: oauthClientTable,
  oauthRefreshToken: oauthRefreshTokenTable,
  oauthAccessToken: oauthAccessTokenTable,
  oauthConsent: oauthConsentTable,
};

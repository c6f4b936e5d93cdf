import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/index.ts';

const times = {
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
};

/** The tables of better-auth; it determines the property names. */
export const userTable = pgTable('user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...times,
});

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' });

export const sessionTable = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: owner(),
    expiresAt: instantColumn('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last confirmed their identity, by password or passkey. */
    confirmedAt: instantColumn('confirmed_at'),
    ...times,
  },
  (table) => [index('session_user').on(table.userId), index('session_expires_at').on(table.expiresAt)],
);

export const accountTable = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: owner(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instantColumn('access_token_expires_at'),
    refreshTokenExpiresAt: instantColumn('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    ...times,
  },
  (table) => [index('account_user').on(table.userId)],
);

export const verificationTable = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** `reset-password` for a link that sets a new password; null for everything else. */
    purpose: text('purpose'),
    ...times,
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    // The value of links and challenges is the account's id.
    index('verification_value').using('hash', table.value),
    index('verification_expires_at').on(table.expiresAt),
  ],
);

export const jwksTable = pgTable('jwks', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at'),
});

export const rateLimitTable = pgTable('rate_limit', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** The second step of signing in: the authenticator's secret and the backup codes, both encrypted. */
export const twoFactorTable = pgTable(
  'two_factor',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instantColumn('locked_until'),
    /**
     * The 30 s time step (RFC 6238) of the last code used to sign in: codes of this or an earlier step no longer work.
     */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
  },
  (table) => [index('two_factor_user').on(table.userId)],
);

/** Passkeys of a person's devices; only the public key is stored. */
export const passkeyTable = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: owner(),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: instantColumn('created_at'),
    aaguid: text('aaguid'),
  },
  (table) => [index('passkey_user').on(table.userId), index('passkey_credential').on(table.credentialID)],
);

/** The tables by better-auth's model names. */
export const authTables = {
  user: userTable,
  session: sessionTable,
  account: accountTable,
  verification: verificationTable,
  jwks: jwksTable,
  rateLimit: rateLimitTable,
  twoFactor: twoFactorTable,
  passkey: passkeyTable,
};

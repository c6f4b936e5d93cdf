interface Programs {
  /** An API key of the business. */
  readonly keyId: string;
  /** An app that it registered. */
  readonly appId: string;
}

/** Inputs for functions about API keys and apps. */
type Make = (fixture: Programs, businessId: string) => unknown;

export const programWrites = {
  createApiKey: (_, businessId) => ({ businessId, name: 'Booking', scopes: ['visits:read'] }),
  rotateApiKey: ({ keyId }, businessId) => ({ businessId, keyId }),
  registerApp: (_, businessId) => ({
    ...{ businessId, name: 'Pawbook' },
    redirectUris: ['https://booking.example/clearpaw'],
  }),
  updateApp: ({ appId }, businessId) => ({
    businessId,
    appId,
    redirectUris: ['https://booking.example/next'],
  }),
  rotateAppSecret: ({ appId }, businessId) => ({ businessId, appId }),
  createWebhook: (_, businessId) => ({
    businessId,
    url: 'https://booking.example/hooks',
    events: ['visit.planned'],
  }),
} satisfies Record<string, Make>;

export const programReads = {
  listApiKeys: (_, businessId) => ({ businessId }),
  listApps: (_, businessId) => ({ businessId }),
  listConnectedApps: (_, businessId) => ({ businessId }),
  listWebhooks: (_, businessId) => ({ businessId }),
  // Revoking access must be possible regardless of payment.
  revokeApiKey: ({ keyId }, businessId) => ({ businessId, keyId }),
} satisfies Record<string, Make>;

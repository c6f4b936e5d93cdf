/** What functions about programs are asked about a business; `keyId` names a key of it. */
type Make = (fixture: { readonly keyId: string }, businessId: string) => unknown;

export const programWrites = {
  createApiKey: (_, businessId) => ({ businessId, name: 'Booking', scopes: ['visits:read'] }),
  rotateApiKey: ({ keyId }, businessId) => ({ businessId, keyId }),
  createWebhook: (_, businessId) => ({
    businessId,
    url: 'https://booking.example/hooks',
    events: ['visit.planned'],
  }),
} satisfies Record<string, Make>;

export const programReads = {
  listApiKeys: (_, businessId) => ({ businessId }),
  listWebhooks: (_, businessId) => ({ businessId }),
  // Ending what gives access stays possible whatever has been paid.
  revokeApiKey: ({ keyId }, businessId) => ({ businessId, keyId }),
} satisfies Record<string, Make>;

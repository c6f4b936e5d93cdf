import type { checkIns, customers } from '@clearpaw/contract';
import { importLines } from './import-lines.ts';
import { type Line, ofBusiness, staffLine } from './line.ts';

const known = {
  listCustomers: staffLine(ofBusiness),
  getCustomer: staffLine(({ customerId, businessId }) => ({ customerId, businessId })),
  createCustomer: staffLine(({ businessId }) => ({ businessId, name: 'Ann' })),
  updateCustomer: staffLine(({ customerId, businessId }) => ({
    businessId,
    customerId,
    name: 'Ann',
  })),
} satisfies Record<keyof typeof customers, Line>;

/** Functions for the customers of a business, including imported ones. */
export const customerLines = { ...known, ...importLines };

const guest = { petName: 'Rex', species: 'dog', ownerEmail: 'guest@example.test' };
type OfGuests = 'createGuest' | 'readGuestCertificate' | 'updateGuest';

/** Functions for pets whose owners have no account. */
export const guestLines = {
  createGuest: staffLine(({ businessId }) => ({ businessId, ...guest })),
  readGuestCertificate: staffLine(({ businessId }) => ({
    businessId,
    storagePath: 'users/none/documents/none.pdf',
    species: 'dog',
  })),
  updateGuest: staffLine(({ businessId, guestId }) => ({ businessId, petId: guestId, ...guest })),
} satisfies Record<keyof typeof checkIns & OfGuests, Line>;

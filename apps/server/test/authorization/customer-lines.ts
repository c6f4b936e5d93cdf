import type { customers } from '@clearpaw/contract';
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

import { z } from 'zod';
import { id, idempotencyKey, line, listOf, paging, unary } from '../define/index.ts';
import { customer, customerFields, listedCustomer } from './customer.ts';

const { name, phone, email, emergency, pickups } = customerFields;
const details = {
  phone: phone.optional(),
  email: email.optional(),
  emergency: emergency.optional(),
  pickups: pickups.optional(),
};

export const customers = {
  /** Sorted by name. `search` matches the pet, owner, phone digits, email and microchip, as far as they are shared. */
  listCustomers: unary(
    z.strictObject({ businessId: id, search: line(80).optional(), ...paging }),
    listOf(listedCustomer),
    {
      summary: "Lists a business's customers by name; found by name, pet, phone or email.",
      scope: 'customers:read',
    },
  ),
  getCustomer: unary(z.strictObject({ businessId: id, customerId: id }), customer, {
    summary: 'Returns a customer with contact details, as far as they are shared, and pets.',
    scope: 'customers:read',
  }),
  /** An owner without an account, entered by staff. */
  createCustomer: unary(
    z.strictObject({ businessId: id, name, ...details, idempotencyKey: idempotencyKey.optional() }),
    customer,
    { summary: 'Enters a customer who has no account.', scope: 'customers:write' },
  ),
  /** Changes the fields that were sent. An owner with an account enters their own details. */
  updateCustomer: unary(
    z.strictObject({
      businessId: id,
      customerId: id,
      name: name.optional(),
      ...details,
      idempotencyKey: idempotencyKey.optional(),
    }),
    customer,
    { summary: 'Changes a customer whom the business has entered.', scope: 'customers:write' },
  ),
};

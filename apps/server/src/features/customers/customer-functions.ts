import type { customers as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { createCustomer } from './create-customer.ts';
import { getCustomer } from './get-customer.ts';
import { listCustomers } from './list-customers.ts';
import { updateCustomer } from './update-customer.ts';

export const customerFunctions: Implementations<typeof promised> = {
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
};

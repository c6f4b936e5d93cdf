/** The owners a business knows: all of them, and one by one. */
export type { CustomerTask, KnownCustomer } from './customer.ts';
export { CustomerView } from './customer-view.tsx';
export { CustomersView } from './customers-view.tsx';

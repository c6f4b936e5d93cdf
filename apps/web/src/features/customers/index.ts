export type { CustomerTask, KnownCustomer } from './customer.ts';
export { CustomerView } from './customer-view.tsx';
export { CustomersView } from './customers-view.tsx';

import { customerIdOf } from './sample-ids.ts';

export interface SampleCustomer {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly pickups: readonly { readonly name: string; readonly phone: string }[];
}

/** Numbers of the range that is reserved for fiction. */
export const sampleCustomers: readonly SampleCustomer[] = [
  {
    ...{ id: customerIdOf(1), name: 'Ana Ortiz', phone: '+1 555 0101', email: 'ana@example.com' },
    pickups: [{ name: 'Luis Ortiz', phone: '+1 555 0111' }],
  },
  {
    ...{ id: customerIdOf(2), name: 'Ben Carter', phone: '+1 555 0102', email: 'ben@example.com' },
    pickups: [],
  },
  {
    ...{ id: customerIdOf(3), name: 'Chloe Martin', phone: '+1 555 0103', email: 'chloe@example.com' },
    pickups: [],
  },
  {
    ...{ id: customerIdOf(4), name: 'David Kim', phone: '+1 555 0104', email: 'david@example.com' },
    pickups: [{ name: 'Sora Kim', phone: '+1 555 0114' }],
  },
  {
    ...{ id: customerIdOf(5), name: 'Emma Rossi', phone: '+1 555 0105', email: 'emma@example.com' },
    pickups: [],
  },
  {
    ...{ id: customerIdOf(6), name: 'Frank Weber', phone: '+1 555 0106', email: 'frank@example.com' },
    pickups: [],
  },
];

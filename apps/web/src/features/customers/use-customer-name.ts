import { useFormat } from '../../platform/messages/index.ts';
import type { ListedCustomer } from './customer.ts';
import { customerMessages } from './messages.gen.ts';

type Named =
  | Pick<ListedCustomer, 'name' | 'email' | 'pets'>
  | {
      readonly name: string | null;
      readonly email: string | null;
      readonly pets: readonly { readonly petName: string }[];
    };

/** The name of a customer if it is known, else the names of their pets. */
export function useCustomerName(): (customer: Named) => string {
  const messages = customerMessages;
  const format = useFormat();
  return ({ name, email, pets }) => {
    if (name) return name;
    if (pets.length === 0) return email ?? messages.noPetsName;
    return messages.ownerOf(format.list(pets.map(({ petName }) => petName)));
  };
}

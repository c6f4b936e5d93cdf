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

/** What a customer is called: by name where it is known, else by their pets. */
export function useCustomerName(): (customer: Named) => string {
  const messages = customerMessages;
  const format = useFormat();
  return ({ name, email, pets }) => {
    if (name) return name;
    if (pets.length === 0) return email ?? messages.noPetsName;
    return messages.ownerOf(format.list(pets.map(({ petName }) => petName)));
  };
}

import { type Format, useFormat } from '../../platform/messages/index.ts';
import { PersonTile } from '../../ui/business/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import type { TableColumn } from '../../ui/table/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import { customerInitials, type GetCustomerAppearance, type ListedCustomer } from './customer.ts';
import { customerMessages } from './messages.gen.ts';
import { useCustomerName } from './use-customer-name.ts';

/** Who it is, how their pets are judged today, how to call them, and when they were here. */
export function useCustomerColumns(
  verdictAppearance: GetCustomerAppearance,
): readonly TableColumn<ListedCustomer>[] {
  const messages = customerMessages;
  const format = useFormat();
  return [
    { id: 'customer', header: messages.customer, heading: true, cell: (row) => <Who customer={row} /> },
    {
      id: 'pets',
      header: messages.pets,
      afterHeading: true,
      cell: ({ pets }) => <Pets pets={pets} verdictAppearance={verdictAppearance} />,
    },
    {
      id: 'phone',
      header: messages.phone,
      wideOnly: true,
      cell: ({ phone }) =>
        phone ? (
          <span className="whitespace-nowrap type-small text-ink-2">{phone}</span>
        ) : (
          <span className="type-small text-ink-3">{messages.noPhone}</span>
        ),
    },
    {
      id: 'visited',
      header: messages.visited,
      wideOnly: true,
      cell: ({ lastVisitAt }) =>
        lastVisitAt ? (
          <time dateTime={lastVisitAt} className="type-small text-ink-2 lg:whitespace-nowrap">
            {capitalized(visitTime(lastVisitAt, format))}
          </time>
        ) : (
          <span className="type-small text-ink-3">{messages.never}</span>
        ),
    },
  ];
}

/** "today, 6:31 PM", "Friday", "Nov 3": a time alone would not name its day. */
function visitTime(at: string, format: Format): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? format.since(at) : format.moment(at);
}

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

function Who({ customer }: { readonly customer: ListedCustomer }) {
  const messages = customerMessages;
  const format = useFormat();
  const name = useCustomerName()(customer);
  const { hasAccount, contactShared, email, phone, lastVisitAt } = customer;
  const state = hasAccount ? (contactShared ? null : messages.notShared) : messages.noAccount;
  return (
    <span className="flex items-center gap-3">
      <PersonTile
        of={customer.id}
        initials={customerInitials(customer.name ?? customer.pets[0]?.petName ?? '?')}
      />
      <span className="min-w-0 md:min-w-40">
        <span className="block type-strong [overflow-wrap:anywhere]">{name}</span>
        <span className="block type-caption text-ink-3 [overflow-wrap:anywhere]">{state ?? email}</span>
        {/* On a phone these have no columns of their own. */}
        <span className="block text-ink-2 tabular-nums type-small md:hidden">
          {phone && <span className="block">{phone}</span>}
          {lastVisitAt && messages.visitedAt(visitTime(lastVisitAt, format))}
        </span>
      </span>
    </span>
  );
}

interface PetsProps {
  readonly pets: ListedCustomer['pets'];
  readonly verdictAppearance: GetCustomerAppearance;
}

/** Each pet's face and name, with the shape of its verdict. */
function Pets({ pets, verdictAppearance }: PetsProps) {
  const messages = customerMessages;
  if (pets.length === 0) return <span className="type-small text-ink-3">{messages.noPets}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {pets.map((pet) => {
        const { kind, word } = verdictAppearance(pet.verdict);
        return (
          <li key={pet.petId} className="flex items-center gap-2">
            <PetPhoto pet={{ ...pet, id: pet.petId, name: pet.petName }} size={36} />
            <span className="type-small">{pet.petName}</span>
            <VerdictShape kind={kind} size={20} label={word} />
          </li>
        );
      })}
    </ul>
  );
}

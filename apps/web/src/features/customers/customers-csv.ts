import type { customers, OutputOf } from '@clearpaw/contract';
import { toCsv } from '../../platform/downloads/index.ts';

type Listed = OutputOf<typeof customers.listCustomers>['items'][number];

/** A row for each pet, and one for a customer without any. Imported again, it changes nothing. */
export function customersCsv(columns: readonly string[], all: readonly Listed[]): string {
  const rows = all.flatMap(({ name, email, phone, pets }) =>
    pets.length === 0
      ? [[name, email, phone, '', '']]
      : pets.map(({ petName, species }) => [name, email, phone, petName, species]),
  );
  return toCsv(columns, rows);
}

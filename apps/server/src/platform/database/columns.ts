import { customType } from 'drizzle-orm/pg-core';

/** An instant with time zone, read and written as a Date in millisecond precision. */
export const instantColumn = customType<{ data: Date; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => (value instanceof Date ? value : new Date(value)),
  // A statement built once passes nulls as well, which the type does not say.
  toDriver: (value: Date | null) => value?.toISOString() ?? (null as never),
});

/** A calendar date `YYYY-MM-DD`, never turned into an instant on its way. */
export const calendarDateColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
});

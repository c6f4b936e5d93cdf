import { customType } from 'drizzle-orm/pg-core';

/** An instant with time zone, read and written as a Date with millisecond precision. */
export const instantColumn = customType<{ data: Date; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => (value instanceof Date ? value : new Date(value)),
  // A prepared statement also passes nulls, which the type does not include.
  toDriver: (value: Date | null) => value?.toISOString() ?? (null as never),
});

/** A calendar date `YYYY-MM-DD`, never converted to an instant. */
export const calendarDateColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
});

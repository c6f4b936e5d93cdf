import { isCalendarDate } from '@clearpaw/domain';

/** The value at a path in untyped JSON; undefined, not an error, if the path does not exist. */
export function jsonAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null
        ? (found as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    value,
  );
}

export function jsonText(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = jsonAt(value, ...path);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** A valid day; null for anything else. */
export function jsonDay(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = jsonText(value, ...path);
  return found !== null && isCalendarDate(found) ? found : null;
}

export function jsonInstant(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = jsonText(value, ...path);
  return found !== null && !Number.isNaN(Date.parse(found)) ? found : null;
}

export function jsonList(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = jsonAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The item of a list whose field of this name has this value. */
export function withField(list: readonly unknown[], name: string, value: string): unknown {
  return list.find((each) => jsonAt(each, name) === value);
}

import fc from 'fast-check';
import { z } from 'zod';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
}

/** Texts that a person could paste and that have broken other programs. */
const texts: readonly string[] = [
  ...['x', ' padded ', '0', 'null', 'é'.normalize('NFD'), '\u202eabc', 'a\u200db', '👩‍👩‍👧‍👦', 'ﷺ', '\ufeff'],
  ...[
    "O'Brien; drop table pet",
    '<img src=x onerror=alert(1)>',
    '=1+1',
    '%s %n',
    '\\',
    '"',
    'line\nline',
    '\t',
  ],
];
const days: readonly string[] = [
  ...['0001-01-01', '1900-02-28', '1970-01-01', '2024-02-29', '2026-03-29', '2026-11-01', '9999-12-31'],
];

/**
 * Inputs that the schema of a function allows, with unusual values in their fields. Values in `known`, such as the id
 * of an existing pet, are used in most of them.
 */
export function allowedInput(schema: z.ZodType, known: object): fc.Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, known);
}

function fromSchema(schema: Schema, known?: unknown): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, known)));
  if (schema.allOf) return fc.oneof(...schema.allOf.map((part) => fromSchema(part, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return objectFrom(schema, known);
  if (schema.type === 'array') return listFrom(schema, known);
  if (schema.type === 'string') return textFrom(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberFrom(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : fc.jsonValue();
}

function objectFrom({ properties = {}, required = [] }: Schema, known: unknown): fc.Arbitrary<unknown> {
  const given = Object(known) as Readonly<Record<string, unknown>>;
  const fields = Object.entries(properties).map(([name, schema]) => {
    const made = fromSchema(schema, given[name]);
    if (name in given)
      return [name, fc.oneof({ weight: 6, arbitrary: fc.constant(given[name]) }, made)] as const;
    if (required.includes(name)) return [name, made] as const;
    return [name, fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, made)] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

function listFrom(
  { items = {}, minItems = 0, maxItems = 20 }: Schema,
  known: unknown,
): fc.Arbitrary<unknown> {
  const first = Array.isArray(known) ? (known as readonly unknown[])[0] : undefined;
  return fc.array(fromSchema(items, first), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 4)),
  });
}

function textFrom({
  format,
  pattern,
  examples,
  minLength = 0,
  maxLength = 20_000,
}: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom(...days);
  if (format === 'uuid') return fc.uuid({ version: 7 });
  if (format === 'date-time') return fc.constantFrom(...days.map((day) => `${day}T23:59:59.999Z`));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  const some = (examples ?? []).filter((example) => typeof example === 'string');
  const fitting = [...texts, ...some].filter(({ length }) => length >= minLength && length <= maxLength);
  const longest = 'x'.repeat(Math.min(maxLength, 20_000));
  return fc.oneof(
    fc.constantFrom(...fitting, longest),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }),
  );
}

function numberFrom({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const least = minimum ?? exclusiveMinimum ?? -1_000_000;
  const most = maximum ?? 1_000_000;
  if (type === 'integer') return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return fc.oneof(
    fc.double({ min: least, max: most, noNaN: true, minExcluded: exclusiveMinimum !== undefined }),
    fc.constantFrom(least, most).filter((edge) => edge !== exclusiveMinimum),
  );
}

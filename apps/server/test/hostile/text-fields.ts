import { contract, type FunctionName } from '@clearpaw/contract';
import { z } from 'zod';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** A field of a function's input that takes free text. */
export interface FreeTextField {
  readonly name: FunctionName;
  /** `emergency.phone`; the first entry of a list is 0. */
  readonly path: string;
  /** The input with a text in this field; everything else stays, and what is required around it is added. */
  readonly inputWith: (known: object, text: string) => object;
}

type Change = (known: unknown, text: string) => unknown;
interface Found {
  readonly path: readonly string[];
  readonly change: Change;
}

/** Every text field of a function, read from its contract, so that a new one is included. */
export function textFieldsOf(name: FunctionName): readonly FreeTextField[] {
  const schema = z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return fieldsIn(schema).map(({ path, change }) => ({
    name,
    path: path.join('.'),
    inputWith: (known, text) => change(known, text) as object,
  }));
}

function fieldsIn(schema: Schema): readonly Found[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(fieldsIn);
  if (schema.type === 'string') return isFree(schema) ? [{ path: [], change: (_, text) => text }] : [];
  if (schema.type === 'array') return fieldsIn(schema.items ?? {}).map(inList);
  if (schema.type !== 'object') return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    fieldsIn(inner).map((field) => inObject(schema, key, field)),
  );
}

/** A text with signs that ids, tokens and codes never have. */
const markup = "<a b='c'>";

function isFree({ format, pattern, enum: some, const: only }: Schema): boolean {
  if (format !== undefined || some !== undefined || only !== undefined) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(markup);
}

const inList = ({ path, change }: Found): Found => ({
  path: ['0', ...path],
  change: (known, text) => {
    const [first, ...others] = Array.isArray(known) ? (known as readonly unknown[]) : [];
    return [change(first, text), ...others];
  },
});

const inObject = (schema: Schema, key: string, { path, change }: Found): Found => ({
  path: [key, ...path],
  change: (known, text) => {
    const given = (typeof known === 'object' && known !== null ? known : smallest(schema, text)) as Readonly<
      Record<string, unknown>
    >;
    return { ...given, [key]: change(given[key], text) };
  },
});

/** The smallest value that a schema may allow. */
function smallest(schema: Schema, text: string): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.[0]) return smallest(choices[0], text);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'string') return schema.format === 'date' ? '2026-01-05' : text;
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type !== 'object') return null;
  const required = (schema.required ?? []).map((key) => [
    key,
    smallest(schema.properties?.[key] ?? {}, text),
  ]);
  return Object.fromEntries(required);
}

import type { Tool } from '@modelcontextprotocol/server';
import { schemasOf } from '../api-docs/index.ts';
import type { AppAccess, CallableParts, Definition } from '../callable/index.ts';

type Json = { readonly [key: string]: unknown };
export type Program = Omit<AppAccess, 'uid'>;

/** The functions of a program's scopes, as tools. For a business, only its own id is accepted as `businessId`. */
export function toolsOf(definitions: CallableParts['definitions'], program: Program): Tool[] {
  return Object.entries(definitions)
    .filter(([, definition]) => isOpenTo(definition, program))
    .map(([name, definition]) => ({
      name,
      title: titleOf(name),
      description: definition.summary,
      inputSchema: inputSchemaOf(definition, program),
      annotations: { readOnlyHint: !scopeFor(definition, program)?.endsWith(':write'), openWorldHint: false },
    }));
}

const scopeFor = ({ scope, ownerScope }: Definition, { businessId }: Program) =>
  businessId === null ? ownerScope : scope;

function isOpenTo(definition: Definition, program: Program): boolean {
  const scope = scopeFor(definition, program);
  return definition.kind === 'unary' && scope !== null && program.scopes.includes(scope);
}

/** The input of a tool must be an object, so a union becomes alternatives of one object. */
function inputSchemaOf(definition: Definition, { businessId }: Program): Tool['inputSchema'] {
  const schema = schemasOf(definition).input;
  const inputs = (schema.anyOf as Json[] | undefined)?.map((one) => forBusiness(one, businessId));
  const named = inputs ? { ...schema, anyOf: inputs } : forBusiness(schema, businessId);
  return { ...named, type: 'object' } as Tool['inputSchema'];
}

function forBusiness(schema: Json, businessId: string | null): Json {
  const properties = schema.properties as Json | undefined;
  if (businessId === null || properties?.businessId === undefined) return schema;
  return { ...schema, properties: { ...properties, businessId: { type: 'string', const: businessId } } };
}

/** `listCheckIns` becomes "List check ins". */
function titleOf(name: string): string {
  const text = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { z } from 'zod';
import type { Definition } from '../callable/index.ts';

type Json = { readonly [key: string]: unknown };
export type Definitions = Readonly<Record<string, Definition>>;

export interface ApiAbout {
  readonly title: string;
  readonly version: string;
  readonly url: string;
}

/** OpenAPI 3.1 of everything that can be called, written from the promises themselves. */
export function openApiDocument(definitions: Definitions, { title, version, url }: ApiAbout): Json {
  const paths = Object.entries(definitions).map(([name, definition]) => [
    `/functions/${name}`,
    { post: operation(name, definition) },
  ]);
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'cpk_…', description: apiKeyDescription },
      },
      schemas: { Refusal: refusal },
      responses: {
        Refusal: {
          description: 'Refused: `error.status` says how, `error.details` why.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}

const description =
  'Each function takes `{"data": input}` and answers `{"result": output}` or `{"error": …}`. ' +
  'Streams answer `text/event-stream`: lines `data: {"message": …}`, then `data: {"result": null}` or an error. ' +
  'A token comes from `GET /api/auth/token`.';

const apiKeyDescription =
  'A key of a business, created under Settings > Developers. A function lists the scopes that the key needs; ' +
  'one without this scheme cannot be called with a key.';

const refusal = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['status', 'message'],
      properties: {
        status: { type: 'string', description: 'NOT_FOUND, PERMISSION_DENIED, …' },
        message: { type: 'string' },
        details: { type: 'object', properties: { reason: { type: 'string' }, issues: { type: 'array' } } },
      },
    },
  },
};

function operation(name: string, definition: Definition): Json {
  const schemas = schemasOf(definition);
  const answer =
    definition.kind === 'stream'
      ? { 'text/event-stream': { schema: wrap('message', schemas.output) } }
      : { 'application/json': { schema: wrap('result', schemas.output) } };
  return {
    operationId: name,
    summary: inMessages(name),
    ...securityOf(definition),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: wrap('data', schemas.input) } },
    },
    responses: {
      '200': { description: definition.kind === 'stream' ? 'Each message' : 'The result', content: answer },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

/** A token of a person; an API key only where a scope is named. Null: no one has to sign in. */
function securityOf({ signIn, scope }: Definition): Json {
  if (!signIn) return { security: [] };
  return scope === null ? {} : { security: [{ bearer: [] }, { apiKey: [scope] }] };
}

/** What goes in as a caller may send it, and what comes out, as JSON Schema 2020-12. */
export function schemasOf(definition: Definition): { readonly input: Json; readonly output: Json } {
  const output = definition.kind === 'stream' ? definition.message : definition.output;
  return { input: schemaOf(definition.input, 'input'), output: schemaOf(output, 'output') };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

function wrap(field: string, schema: Json): Json {
  return { type: 'object', required: [field], properties: { [field]: schema } };
}

/** `createPet` reads "create pet". */
function inMessages(name: string): string {
  return name.replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
}

import { z } from 'zod';
import type { Definition } from '../callable/index.ts';
import { answers, refusalSchema, refused } from './refusal-schemas.ts';

type Json = { readonly [key: string]: unknown };
export type OpenApiDocument = Json & { readonly paths: Json };
export type Definitions = Readonly<Record<string, Definition>>;

export interface ApiAbout {
  readonly title: string;
  readonly version: string;
  readonly url: string;
  readonly groups: FunctionGroups;
  /** The values of `error.details.reason`. */
  readonly reasons: readonly string[];
}

/** The functions of each feature, by the feature's name in code. */
export type FunctionGroups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An OpenAPI 3.1 document of everything that can be called, generated from the contract. */
export function openApiDocument(
  definitions: Definitions,
  { title, version, url, groups, reasons }: ApiAbout,
): OpenApiDocument {
  const tags = tagsByFunction(groups);
  const paths = Object.entries(definitions).map(([name, definition]) => [
    `/functions/${name}`,
    { post: { tags: [tags.get(name)], ...operation(name, definition) } },
  ]);
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url }],
    security: [{ bearer: [] }],
    tags: Object.keys(groups).map((noun) => ({ name: titleOf(noun) })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'cpk_…', description: apiKeyDescription },
        oauth: { type: 'oauth2', description: oauthDescription, flows: flowsOf(definitions, url) },
      },
      schemas: { Refusal: refusalSchema(reasons) },
      responses: Object.fromEntries(answers.map(({ name, description }) => [name, refused(description)])),
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

const oauthDescription =
  'For apps that a business or a pet owner connects; PKCE is required. The token acts for that business, or reads what ' +
  'concerns that person’s own pets.';

function flowsOf(definitions: Definitions, url: string): Json {
  const names = Object.values(definitions).flatMap(({ scope, ownerScope }) =>
    [scope ?? [], ownerScope ?? []].flat(),
  );
  const scopes = Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, scopeText(name)]));
  const base = `${url}/api/auth/oauth2`;
  const authorizationCode = {
    authorizationUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    refreshUrl: `${base}/token`,
    scopes: { ...scopes, offline_access: 'Renew access without asking again' },
  };
  return { authorizationCode };
}

/** `check-ins:read` becomes "Read check-ins". */
function scopeText(scope: string): string {
  const [what = '', how] = scope.split(':');
  return `${how === 'write' ? 'Change' : 'Read'} ${what}`;
}

function operation(name: string, definition: Definition): Json {
  const schemas = schemasOf(definition);
  const answer =
    definition.kind === 'stream'
      ? { 'text/event-stream': { schema: wrap('message', schemas.output) } }
      : { 'application/json': { schema: wrap('result', schemas.output) } };
  return {
    operationId: name,
    summary: definition.summary,
    ...securityOf(definition),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: wrap('data', schemas.input) } },
    },
    responses: {
      '200': { description: definition.kind === 'stream' ? 'Each message' : 'The result', content: answer },
      ...Object.fromEntries(
        answers
          .filter(({ name }) => name !== 'Unauthenticated' || definition.signIn)
          .map(({ name, http }) => [http, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
}

/** The token of a person; an API key or an app only if the function has a scope. Null: no sign-in is needed. */
function securityOf({ signIn, scope, ownerScope }: Definition): Json {
  if (!signIn) return { security: [] };
  if (scope === null && ownerScope === null) return {};
  const keys = scope === null ? [] : [{ apiKey: [scope] }, { oauth: [scope] }];
  const own = ownerScope === null || ownerScope === scope ? [] : [{ oauth: [ownerScope] }];
  return { security: [{ bearer: [] }, ...keys, ...own] };
}

/** The input as a caller may send it, and the output, as JSON Schema 2020-12. */
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

const tagsByFunction = (groups: FunctionGroups): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(groups).flatMap(([noun, functions]) =>
      Object.keys(functions).map((name) => [name, titleOf(noun)] as const),
    ),
  );

/** `apiKeys` becomes "Api keys". */
function titleOf(noun: string): string {
  const text = noun.replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

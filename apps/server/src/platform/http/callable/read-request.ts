import { decodeValue, type JsonValue } from '@clearpaw/protocol';
import type { Context } from 'hono';
import { type Caller, isAccessToken, resourceMetadataUrl } from '../../auth/index.ts';
import { refuseOver } from '../../budgets/index.ts';
import { type Issue, type Refusal, refuse } from '../../refusal/index.ts';
import { callerAddress } from '../caller-address.ts';
import { type ApiClient, type AppAccess, keepToOwnBusiness } from './api-client.ts';
import type { CallableParts } from './callable-parts.ts';
import { findNulCharacters } from './find-nul-characters.ts';
import type { Definition, Origin } from './implementation.ts';

/** A request that may be executed: known function, authenticated caller, parsed input. */
export interface CallableRequest {
  readonly name: string;
  readonly requestId: string;
  readonly definition: Definition;
  readonly handler: unknown;
  /** Null in functions that need no sign-in, and if a program calls. */
  readonly caller: Caller | null;
  readonly apiClient: ApiClient | null;
  readonly input: unknown;
  /** Read only when it is needed. */
  readonly readOrigin: () => Origin;
}

/** Reads and checks a request in the order of refusals: function, envelope, caller, input. */
export async function readRequest(
  parts: CallableParts,
  context: Context,
  name: string,
): Promise<CallableRequest> {
  const definition = Object.hasOwn(parts.definitions, name) ? parts.definitions[name] : undefined;
  if (!definition)
    throw refuse('NOT_FOUND', `There is no function called ${JSON.stringify(name.slice(0, 80))}.`);
  const data = await readEnvelope(context);
  const { caller, apiClient, app } = await readCaller(parts, context, definition);
  context.set('uid', caller?.uid ?? apiClient?.id);
  await keepToLimits(parts, context, caller?.uid ?? null, apiClient ?? app);
  if (apiClient) keepToScopes(apiClient, definition.scope);
  if (app) keepToScopes(app, definition.ownerScope);
  const parsed = definition.input.safeParse(data ?? {});
  if (!parsed.success) throw refuse.malformed(parsed.error.issues.flatMap((issue) => toIssues(issue)));
  const unstorable = findNulCharacters(data);
  if (unstorable.length > 0) throw refuse.malformed(unstorable);
  if (apiClient) keepToNamedBusiness(apiClient, parsed.data);
  const readOrigin = () => ({
    address: callerAddress(context, parts.services.config),
    agent: (context.req.header('user-agent') ?? '').slice(0, 300),
  });
  const requestId = context.get('requestId') as string;
  return {
    name,
    requestId,
    definition,
    handler: parts.implementations[name],
    caller,
    apiClient,
    input: parsed.data,
    readOrigin,
  };
}

async function readEnvelope(context: Context): Promise<JsonValue> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw badRequest();
  const body: unknown = await context.req.json().catch((problem: Error) => {
    // The body limit reports a chunked body that turned out too large through this same read.
    if (problem.name === 'BodyLimitError') throw problem;
    throw badRequest();
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest();
  const keys = Object.keys(body);
  if (keys.length !== 1 || keys[0] !== 'data') throw badRequest();
  try {
    return decodeValue((body as { data: JsonValue }).data);
  } catch {
    throw badRequest();
  }
}

interface Proven {
  readonly caller: Caller | null;
  readonly apiClient: ApiClient | null;
  /** An app that a pet owner connected: the caller is that person, within the app's scopes. */
  readonly app: AppAccess | null;
}

const noOne: Proven = { caller: null, apiClient: null, app: null };

/** The program that calls a route besides the functions, with an API key or as an app; anyone else is refused. */
export async function readProgram(parts: CallableParts, context: Context): Promise<Omit<AppAccess, 'uid'>> {
  const token = readBearer(context);
  const { apiClient, app } = token === null ? noOne : await prove(parts, token);
  const program = apiClient ?? app;
  if (!program) throw refuse('UNAUTHENTICATED', 'Unauthenticated');
  return program;
}

/** The token in the header; null if there is none. */
function readBearer(context: Context): string | null {
  const header = context.req.header('authorization');
  return header === undefined ? null : (/^Bearer (\S+)$/i.exec(header)?.[1] ?? '');
}

/** An invalid header is refused everywhere: a caller is never silently treated as not signed in. */
async function readCaller(parts: CallableParts, context: Context, definition: Definition): Promise<Proven> {
  const token = readBearer(context);
  const proven = token === null ? noOne : await prove(parts, token);
  const { caller, apiClient } = proven;
  if (caller === null && apiClient === null && (token !== null || definition.signIn)) {
    const metadata = resourceMetadataUrl(parts.services.config.publicUrl);
    context.header('WWW-Authenticate', `Bearer resource_metadata="${metadata}"`);
    throw refuse('UNAUTHENTICATED', 'Unauthenticated');
  }
  return proven;
}

/**
 * Keys and tokens of apps have their own prefixes; everything else is a person's token, so none can be mistaken for
 * another.
 */
async function prove(parts: CallableParts, token: string): Promise<Proven> {
  if (parts.apiKeys.isApiKey(token)) return { ...noOne, apiClient: await parts.apiKeys.read(token) };
  if (!isAccessToken(token)) return { ...noOne, caller: await parts.readToken(token) };
  const app = await parts.readAppToken(token);
  if (app === null) return noOne;
  const { id, uid, businessId, scopes } = app;
  if (businessId !== null) return { ...noOne, apiClient: { kind: 'app', id, businessId, scopes } };
  return { caller: { uid, sessionId: null, issuedAt: Date.now() }, apiClient: null, app };
}

/** A program may call only functions of its scopes, not even those that need no sign-in. */
function keepToScopes({ scopes }: Pick<ApiClient, 'scopes'>, scope: string | null): void {
  if (scope !== null && scopes.includes(scope)) return;
  const needed =
    scope === null
      ? 'API keys and apps cannot call this function.'
      : `This needs an API key or an app with the scope ${scope}.`;
  throw refuse.denied('insufficient_scope', needed);
}

function keepToNamedBusiness(apiClient: ApiClient, input: unknown): void {
  const { businessId } = input as { readonly businessId?: unknown };
  if (typeof businessId === 'string') keepToOwnBusiness({ apiClient }, businessId);
}

/** Counts the call for its account or key, or for its address if it has neither. */
export async function keepToLimits(
  { limits, services }: CallableParts,
  context: Context,
  uid: string | null,
  apiClient: Pick<ApiClient, 'id'> | null,
): Promise<void> {
  const limit = apiClient ? limits.byKey : uid === null ? limits.byAddress : limits.byAccount;
  const taken = await limit.take(apiClient?.id ?? uid ?? callerAddress(context, services.config));
  if (taken.allowed) return;
  context.header('Retry-After', String(taken.retryAfterSeconds));
  throw refuseOver(taken);
}

function badRequest(): Refusal {
  return refuse('INVALID_ARGUMENT', 'Bad Request');
}

type SchemaIssue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly SchemaIssue[])[];
};

/**
 * Paths are dotted; an unknown key is named itself; in a union, the issues of the best matching branch are reported.
 */
function toIssues(raw: unknown, parents: readonly PropertyKey[] = []): Issue[] {
  const issue = raw as SchemaIssue;
  const path = [...parents, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const message = 'This field is not known here; leave it out.';
    return (issue.keys ?? []).map((key) => ({ path: [...path, key].map(String).join('.'), message }));
  }
  const nearest = [...(issue.errors ?? [])].sort((a, b) => a.length - b.length)[0];
  if (issue.code === 'invalid_union' && nearest && nearest.length > 0) {
    return nearest.flatMap((inner) => toIssues(inner, path));
  }
  return [{ path: path.map(String).join('.'), message: issue.message }];
}

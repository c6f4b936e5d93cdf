import type { StreamName, UnaryName } from '@clearpaw/client';
import { contract, type InputOf, type OutputOf, type RefusalReason } from '@clearpaw/contract';
import { type CallStatus, encodeValue, httpStatusFor } from '@clearpaw/protocol';
import { expect } from 'vitest';
import { answerStorage, startFakeStorage } from './fake-storage.ts';

type Functions = typeof contract;
type Awaitable<Value> = Value | Promise<Value>;

/** What a test's server answers, by the function's name: an answer, or what makes one of the input. */
export type FakeAnswers = {
  readonly [Name in UnaryName]?:
    | OutputOf<Functions[Name]>
    | ((input: InputOf<Functions[Name]>) => Awaitable<OutputOf<Functions[Name]>>);
} & {
  /** The messages of a stream when it is opened; it stays open. */
  readonly [Name in StreamName]?: readonly OutputOf<Functions[Name]>[];
};

/** A response of the sign-in service, by `METHOD /path`. */
export type SignInAnswers = Readonly<Record<string, unknown>>;

/** A problem with one part of the input, in the server's format. */
interface Issue {
  readonly path: string;
  readonly message: string;
  readonly reason?: RefusalReason;
}

class Refused extends Error {
  readonly status: CallStatus;
  readonly details: object | undefined;

  constructor(status: CallStatus, reason: RefusalReason | undefined, issues: readonly Issue[] | undefined) {
    super(status);
    this.status = status;
    this.details = reason || issues ? { ...(reason && { reason }), ...(issues && { issues }) } : undefined;
  }
}

/** What an answer throws to be refused as the server refuses: in the words of the wire, which nobody shows. */
export function refuseCall(status: CallStatus, reason?: RefusalReason, issues?: readonly Issue[]): never {
  throw new Refused(status, reason, issues);
}

/** What an answer throws when the network is cut. */
export function cutNetwork(): never {
  throw new TypeError('Failed to fetch');
}

interface Sent {
  readonly name: string;
  readonly input: unknown;
}

interface FakeServer {
  answers: FakeAnswers;
  signIn: SignInAnswers;
  readonly sent: Sent[];
  readonly unanswered: string[];
  readonly streams: Map<string, ReadableStreamDefaultController<Uint8Array>[]>;
}

const fresh = (): FakeServer => ({ answers: {}, signIn: {}, sent: [], unanswered: [], streams: new Map() });
let server = fresh();

/** Begins a server that knows only these answers. */
export function startFakeServer(answers: FakeAnswers, signIn: SignInAnswers): void {
  startFakeStorage();
  server = fresh();
  server.answers = answers;
  server.signIn = signIn;
}

/** From now on these are answered otherwise. */
export function answerFromNow(answers: FakeAnswers): void {
  server.answers = { ...server.answers, ...answers };
}

/** What was sent to a function, each input checked against the contract. */
export function sentTo<Name extends UnaryName>(name: Name): readonly InputOf<Functions[Name]>[] {
  return server.sent.filter((one) => one.name === name).map(({ input }) => input as InputOf<Functions[Name]>);
}

/** The requests sent to the sign-in service. */
export function sentToSignIn(request: string): readonly unknown[] {
  return server.sent.filter(({ name }) => name === request).map(({ input }) => input);
}

/** Sends one more message to all followers of a stream. */
export function say<Name extends StreamName>(name: Name, message: OutputOf<Functions[Name]>): void {
  for (const line of server.streams.get(name) ?? []) line.enqueue(eventOf(message));
}

/** A screen that makes a request for which the test has no response would show an error that nobody checks. */
export function expectNothingUnanswered(): void {
  const { unanswered } = server;
  server = fresh();
  expect(unanswered, 'calls that the test does not answer as the contract has it').toEqual([]);
}

export const answerFetch: typeof fetch = async (input, init) => {
  const request = new Request(input instanceof Request ? input : new URL(String(input), location.href), init);
  const { pathname, search } = new URL(request.url);
  const [, area, name = ''] = /^\/(functions|api\/auth)(\/.*)$/.exec(pathname) ?? [];
  if (area === 'functions') return answerCall(name.slice(1), await request.json());
  if (area === 'api/auth') return answerSignIn(`${request.method} ${name}${search}`, request);
  if (pathname.startsWith('/v0/b/clearpaw/o')) return answerStorage(request);
  // A kiosk compares its clock with the server's.
  if (pathname === '/healthz') return new Response(null, { headers: { Date: new Date().toUTCString() } });
  // The scanner's offline lists are empty.
  if (pathname === '/.well-known/badge-keys.json') return Response.json({ keys: [] });
  if (pathname === '/.well-known/badge-revocations') return new Response('');
  server.unanswered.push(request.url);
  return new Response(null, { status: 404 });
};

async function answerCall(name: string, body: { data?: unknown }): Promise<Response> {
  const definition = contract[name as keyof Functions];
  const given = name in server.answers ? server.answers[name as keyof Functions] : emptyList(name);
  const read = definition.input.safeParse(body.data ?? {});
  if (!read.success) {
    server.unanswered.push(`${name} was sent what the contract refuses: ${read.error.message}`);
    return refusal('INVALID_ARGUMENT');
  }
  const input = read.data;
  server.sent.push({ name, input });
  if (given === undefined) {
    server.unanswered.push(name);
    return refusal('UNIMPLEMENTED');
  }
  if (definition.kind === 'stream') return openStream(name, given as readonly unknown[]);
  try {
    const answer = typeof given === 'function' ? await (given as (input: unknown) => unknown)(input) : given;
    const result = definition.output.safeParse(answer);
    if (result.success) return Response.json({ result: encodeValue(result.data) });
    server.unanswered.push(`${name} answers what the contract refuses: ${result.error.message}`);
    return refusal('INTERNAL');
  } catch (problem) {
    if (problem instanceof Refused) return refusal(problem.status, problem.details);
    throw problem;
  }
}

/** A list that a test does not mention is empty. */
const emptyList = (name: string) => (name.startsWith('list') ? { items: [], nextCursor: null } : undefined);

function refusal(status: CallStatus, details?: object): Response {
  const error = { status, message: `wire: ${status}`, ...(details && { details }) };
  const headers = { 'x-request-id': crypto.randomUUID() };
  return Response.json({ error }, { status: httpStatusFor(status), headers });
}

const eventOf = (message: unknown) =>
  new TextEncoder().encode(`data: ${JSON.stringify({ message: encodeValue(message) })}\n\n`);

function openStream(name: string, first: readonly unknown[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(line) {
      for (const message of first) line.enqueue(eventOf(message));
      server.streams.set(name, [...(server.streams.get(name) ?? []), line]);
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function answerSignIn(name: string, request: Request): Promise<Response> {
  const text = await request.text();
  server.sent.push({ name, input: text === '' ? undefined : JSON.parse(text) });
  const given = server.signIn[name];
  if (given === undefined) {
    server.unanswered.push(name);
    return Response.json({ message: 'unknown' }, { status: 404 });
  }
  const answer = typeof given === 'function' ? given() : given;
  return answer instanceof Response ? answer : Response.json(answer);
}

/** A refusal of the sign-in service. */
export const refuseSignIn = (status: number, code: string) => () =>
  Response.json({ code, message: code }, { status });

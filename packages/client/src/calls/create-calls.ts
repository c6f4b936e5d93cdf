import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { callOnce } from './call-once.ts';
import { watchForever } from './watch-forever.ts';

type Functions = typeof contract;

export type UnaryName = {
  [Name in keyof Functions]: Functions[Name]['kind'] extends 'unary' ? Name : never;
}[keyof Functions];
export type StreamName = Exclude<keyof Functions, UnaryName>;

/** Calls a function once; rejects with `CallError`. It is never repeated on its own. */
export type CallFunction = <Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
) => Promise<OutputOf<Functions[Name]>>;

/** Follows a stream across lost connections until `signal` fires; throws `CallError` when it is refused. */
export type WatchFunction = <Name extends StreamName>(
  name: Name,
  input: InputOf<Functions[Name]>,
  options: WatchOptions,
) => AsyncIterable<OutputOf<Functions[Name]>>;

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** Told whenever the connection comes or goes. */
  readonly onConnected?: (connected: boolean) => void;
}

/** What the calls stand on; everything can be replaced in tests. */
export interface CallParts {
  /** The address before `/{name}`, such as `/functions`. */
  readonly baseUrl: string;
  /** The bearer token, or null for a stranger. A failure sends the call without it. */
  readonly getToken: () => Promise<string | null>;
  readonly fetch?: typeof fetch;
  /** Source: specification, section 9. */
  readonly timeoutMs?: number;
  /** Waits between attempts to reconnect; tests do not. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

export function createCalls(parts: CallParts): { call: CallFunction; watch: WatchFunction } {
  return {
    call: (name, input) => callOnce(parts, name, input) as never,
    watch: (name, input, options) => watchForever(parts, name, input, options) as never,
  };
}

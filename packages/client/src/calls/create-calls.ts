import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { callOnce } from './call-once.ts';
import type { CallOptions, CallParts, WatchOptions } from './call-parts.ts';
import { watchForever } from './watch-forever.ts';

type Functions = typeof contract;

export type UnaryName = {
  [Name in keyof Functions]: Functions[Name]['kind'] extends 'unary' ? Name : never;
}[keyof Functions];
export type StreamName = Exclude<keyof Functions, UnaryName>;

/** Calls a function once; rejects with `CallError`. It is never repeated automatically. */
export type CallFunction = <Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
  options?: CallOptions,
) => Promise<OutputOf<Functions[Name]>>;

/** Follows a stream across lost connections until `signal` fires; throws `CallError` when it is refused. */
export type WatchFunction = <Name extends StreamName>(
  name: Name,
  input: InputOf<Functions[Name]>,
  options: WatchOptions,
) => AsyncIterable<OutputOf<Functions[Name]>>;

export function createCalls(parts: CallParts): { call: CallFunction; watch: WatchFunction } {
  return {
    call: (name, input, options) => callOnce(parts, name, input, options) as never,
    watch: (name, input, options) => watchForever(parts, name, input, options) as never,
  };
}

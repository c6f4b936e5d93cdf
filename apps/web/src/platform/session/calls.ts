import { type CallFunction, createCalls, type UnaryName } from '@clearpaw/client';
import { withPlainMessage } from './problem-messages.ts';
import { session } from './session.ts';

const calls = createCalls({
  baseUrl: new URL('/functions', location.origin).href,
  getToken: session.getToken,
  renewToken: session.renewToken,
});

/** Told the name of each function that was answered; what it starts is waited for by `callAndRefresh` only. */
type Listener = (name: UnaryName) => Promise<void>;

const listeners = new Set<Listener>();

/** Reports every call that the server responded to, whichever part of the app made it. */
export function onAnswered(listener: Listener): void {
  listeners.add(listener);
}

const report = (name: UnaryName) => Promise.all([...listeners].map((listener) => listener(name)));

const send: CallFunction = (name, input, options) =>
  calls.call(name, input, options).catch((problem: unknown) => {
    throw withPlainMessage(problem);
  });

/** Calls a function; what goes wrong comes in words that can be shown. */
export const call: CallFunction = async (name, input, options) => {
  const answer = await send(name, input, options);
  void report(name);
  return answer;
};

/** The same, but resolves only when the reads that the call made stale have been repeated. */
export const callAndRefresh: CallFunction = async (name, input, options) => {
  const answer = await send(name, input, options);
  await report(name);
  return answer;
};

export const watch = calls.watch;

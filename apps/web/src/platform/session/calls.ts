import {
  type CallFunction,
  createCalls,
  type StreamName,
  type UnaryName,
  type WatchFunction,
} from '@clearpaw/client';
import { localAnswers } from './local-answers.ts';
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

/** This tab, if it answers the function itself. */
function localFor(name: UnaryName | StreamName) {
  const local = localAnswers();
  return local?.leavesToServer(name) === false ? local : null;
}

const send: CallFunction = (name, input, options) =>
  localFor(name)?.call(name, input, options) ??
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

/** Follows a stream of the server, or of this tab where it answers itself. */
export const watch: WatchFunction = (name, input, options) =>
  (localFor(name) ?? calls).watch(name, input, options);

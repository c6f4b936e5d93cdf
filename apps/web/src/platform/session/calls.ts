import { type CallFunction, createCalls } from '@clearpaw/client';
import { inWords } from './problem-words.ts';
import { session } from './session.ts';

const calls = createCalls({
  baseUrl: new URL('/functions', location.origin).href,
  getToken: session.getToken,
});

/** Calls a function; what goes wrong comes in words that can be shown. */
export const call: CallFunction = (name, input, options) =>
  calls.call(name, input, options).catch((problem: unknown) => {
    throw inWords(problem);
  });

export const watch = calls.watch;

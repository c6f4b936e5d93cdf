import { type CallFunction, createCalls, createSession } from '@clearpaw/client';
import { inWords } from './problem-words.ts';
import { tellTabs } from './tell-tabs.ts';

export const session = createSession('/api/auth');

tellTabs(session, {
  open: () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('clearpaw.session')),
  reload: () => location.reload(),
});

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

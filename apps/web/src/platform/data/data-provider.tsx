import { CallError } from '@clearpaw/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onAnswered } from '../session/index.ts';
import { noteReached } from './offline-state.ts';
import { readsStaleAfter } from './stale-reads.ts';

/** Asking again helps against a lost connection, never against a refusal. */
const worthRetrying: ReadonlySet<string> = new Set([
  'internal',
  'unavailable',
  'deadline-exceeded',
  'unknown',
]);

/** A part of the service that is unreachable usually recovers; failed reads are repeated until then. */
const askAgainMs = 5_000;

const isServiceAway = (problem: unknown): boolean =>
  problem instanceof CallError && problem.code === 'unavailable' && navigator.onLine;

const client = new QueryClient({
  defaultOptions: {
    // Offline, a call must fail at once; waiting silently would look like success.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 15_000,
      refetchInterval: ({ state }) =>
        state.status === 'error' && isServiceAway(state.error) ? askAgainMs : false,
      // A device that knows that it is offline need not try again to find out.
      retry: (count, problem) =>
        navigator.onLine && count < 2 && problem instanceof CallError && worthRetrying.has(problem.code),
    },
  },
});

// Anyone who writes, by a form or straight away, need not know who else shows what it changed.
onAnswered(async (name) => {
  // Everything shown from this device's storage is read again.
  if (noteReached()) void client.invalidateQueries();
  await Promise.all(readsStaleAfter(name).map((read) => client.invalidateQueries({ queryKey: [read] })));
});

export function DataProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What one person read must not be shown to the next one on the same device. */
export function forgetEverything(): void {
  client.clear();
}

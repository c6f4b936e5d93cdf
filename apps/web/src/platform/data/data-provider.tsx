import { CallError, type UnaryName } from '@clearpaw/client';
import type { contract, InputOf, OutputOf } from '@clearpaw/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { localAnswers, onAnswered } from '../session/index.ts';
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

const createClient = () =>
  new QueryClient({
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

const client = createClient();

/** What is shown: the person's data, and while there is one, a cache of its own. */
const clients = new Set([client]);

// Anyone who writes, by a form or straight away, need not know who else shows what it changed.
onAnswered(async (name) => {
  // Everything shown from this device's storage is read again.
  if (!localAnswers() && noteReached()) void client.invalidateQueries();
  const stale = readsStaleAfter(name).flatMap((read) => [...clients].map((shown) => [shown, read] as const));
  await Promise.all(stale.map(([shown, read]) => shown.invalidateQueries({ queryKey: [read] })));
});

export function DataProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * A cache of its own for what is below, while it is shown: nothing read before is found in it, and nothing of it is found
 * afterwards.
 */
export function SeparateData({ children }: { readonly children: ReactNode }) {
  const [own] = useState(createClient);
  useEffect(() => {
    clients.add(own);
    return () => {
      clients.delete(own);
      own.clear();
    };
  }, [own]);
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}

/** What one person read must not be shown to the next one on the same device. */
export function forgetEverything(): void {
  client.clear();
}

type Functions = typeof contract;

/** Keeps an answer that came with the document, as if it had been read just now. */
export function adoptAnswer<Name extends UnaryName>(
  name: Name,
  input: InputOf<Functions[Name]>,
  answer: OutputOf<Functions[Name]>,
): void {
  client.setQueryData([name, input], answer);
}

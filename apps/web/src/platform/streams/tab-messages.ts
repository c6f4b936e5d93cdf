import { CallError } from '@clearpaw/client';

/** The messages between the tabs of one browser about one stream. Each message of a connection carries its `epoch`. */
export type TabMessage =
  /** A new tab asks the leader for the messages so far. */
  | { readonly kind: 'join'; readonly from: string }
  | {
      readonly kind: 'log';
      readonly to: string;
      readonly epoch: string;
      readonly messages: readonly unknown[];
      readonly connected: boolean;
    }
  /** `first` starts a connection: it contains the whole state and replaces everything before it. */
  | { readonly kind: 'message'; readonly epoch: string; readonly first: boolean; readonly message: unknown }
  | { readonly kind: 'connected'; readonly connected: boolean }
  | { readonly kind: 'refused'; readonly problem: SaidProblem }
  /** Someone pressed "Try again": the leader connects without waiting any longer. */
  | { readonly kind: 'reconnect' }
  /** A visible tab asks whether the leader is still awake, and the response. */
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' };

/** Errors lose their class on the way between tabs. */
type SaidProblem = ConstructorParameters<typeof CallError>[0] & { readonly requestId: string | null };

export function sayProblem(problem: unknown): SaidProblem {
  if (!(problem instanceof CallError)) {
    return { code: 'internal', message: problem instanceof Error ? problem.message : '', requestId: null };
  }
  const { code, message, details, requestId } = problem;
  return details === undefined ? { code, message, requestId } : { code, message, details, requestId };
}

export function readProblem({ requestId, ...failure }: SaidProblem): CallError {
  return new CallError(failure, requestId);
}

import type { Transport } from './transport.ts';

/** The dependencies of a storage client; everything can be replaced in tests. */
export interface StorageParts {
  /** The origin of the storage, such as `https://clearpaw.example`. */
  readonly origin: string;
  readonly bucket: string;
  /** The bearer token, or null when no one is signed in. Requested before each call. */
  readonly getToken: () => Promise<string | null>;
  /** The app's own attestation token, if the server requires one. */
  readonly getAppToken?: () => Promise<string | null>;
  readonly transport?: Transport;
  /** Source: the protocol; both are 0 or more. */
  readonly maxOperationRetryMs?: number;
  readonly maxUploadRetryMs?: number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
  readonly now?: () => number;
}

/** Waits; returns early when the signal fires. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake, { once: true });
    if (signal.aborted) wake();
  });
}

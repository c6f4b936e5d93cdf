/** One HTTP exchange. It rejects without a reply, so `status` is never 0. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob | string;
  readonly signal: AbortSignal;
  /** Called with the number of body bytes sent so far. */
  readonly onProgress?: (sentBytes: number) => void;
}

export interface Reply {
  readonly status: number;
  readonly statusText: string;
  header(name: string): string | null;
  readonly body: Blob;
}

export type Transport = (exchange: Exchange) => Promise<Reply>;

/** Browsers report upload progress only through XMLHttpRequest; elsewhere there is fetch. */
export const defaultTransport: Transport = (exchange) =>
  typeof XMLHttpRequest === 'undefined' ? byFetch(exchange) : byRequest(exchange);

async function byFetch({ url, onProgress, ...init }: Exchange): Promise<Reply> {
  const response = await fetch(url, { ...init, credentials: 'omit' });
  const body = await response.blob();
  const { status, statusText, headers } = response;
  return { status, statusText, header: (name) => headers.get(name), body };
}

function byRequest({ method, url, headers, body, signal, onProgress }: Exchange): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    const fail = () => reject(new TypeError('There was no reply.'));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      const { status, statusText } = request;
      const header = (name: string) => request.getResponseHeader(name);
      resolve({ status, statusText, header, body: request.response as Blob });
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(body ?? null);
  });
}

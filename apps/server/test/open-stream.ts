import { EventLineReader, type StreamEvent } from '@clearpaw/protocol';
import type { TestCaller } from './calls.ts';

/** An open event stream whose events are requested one by one. */
export interface TestStream {
  /** The next event; rejects if none arrives in time. */
  next(withinMs?: number): Promise<StreamEvent>;
  /** The events that have arrived and were not requested yet. */
  waiting(): StreamEvent[];
  /** Everything received, comments too, as text. */
  text(): string;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a function as an event stream. */
export async function openStream(
  url: string,
  caller: TestCaller,
  name: string,
  data: unknown,
): Promise<TestStream> {
  const leaving = new AbortController();
  const headers: Record<string, string> = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
  };
  if (caller) headers.authorization = `Bearer ${caller.token}`;
  const response = await fetch(`${url}/functions/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ data }),
    signal: leaving.signal,
  });
  return followAs(response, () => leaving.abort());
}

/** Reads an existing response as a stream of events. */
export function followAs(response: Response, close: () => void = () => {}): TestStream {
  const queue: StreamEvent[] = [];
  let received = '';
  let wake = () => {};
  const read = async () => {
    const reader = new EventLineReader();
    for await (const chunk of response.body ?? []) {
      received += new TextDecoder().decode(chunk);
      queue.push(...reader.read(chunk));
      wake();
    }
    queue.push(...reader.end());
    wake();
  };
  // Most tests end by closing the stream; the read that this interrupts is not a failure.
  const ended = read().catch(() => {});
  const next = async (withinMs = 3_000) => {
    const giveUpAt = performance.now() + withinMs;
    for (;;) {
      const event = queue.shift();
      if (event) return event;
      const left = giveUpAt - performance.now();
      if (left <= 0) throw new Error(`No event came within ${withinMs} ms.`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, left);
      });
    }
  };
  return { next, waiting: () => queue, text: () => received, ended, close };
}

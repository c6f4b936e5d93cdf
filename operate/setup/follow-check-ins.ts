import { openStream } from '../../apps/server/test/index.ts';
import type { BenchFixture } from '../../bench/fixture.ts';

interface CheckInMessage {
  readonly id: string;
  readonly departedAt: string | null;
}

/** What one open stream of a business's check-ins has sent. */
export interface Followed {
  /** How often each change came: `<id> in` and `<id> out`. */
  readonly received: ReadonlyMap<string, number>;
  readonly isOpen: () => boolean;
  close(): void;
}

export async function followCheckIns(
  url: string,
  { businessId, token }: BenchFixture,
): Promise<() => Followed> {
  const stream = await openStream(url, { token }, 'watchCheckIns', { businessId });
  const first = await stream.next(30_000);
  if (!('message' in first)) throw new Error(`The stream began with ${JSON.stringify(first)}.`);
  let open = true;
  void stream.ended.then(() => {
    open = false;
  });
  return () => {
    const received = new Map<string, number>();
    for (const event of stream.waiting()) {
      if (!('message' in event)) throw new Error(`The stream ended with ${JSON.stringify(event)}.`);
      const { id, departedAt } = event.message as unknown as CheckInMessage;
      const change = `${id} ${departedAt === null ? 'in' : 'out'}`;
      received.set(change, (received.get(change) ?? 0) + 1);
    }
    return { received, isOpen: () => open, close: stream.close };
  };
}

import { describe, expect, test } from 'vitest';
import { createStorage } from './create-storage.ts';
import type { Exchange, Reply, Transport } from './transport.ts';
import type { UploadState } from './upload-task.ts';

const KiB = 1024;
const session = 'https://clearpaw.test/session/1';

interface Sent {
  readonly command: string | undefined;
  readonly exchange: Exchange;
}

const reply = (status: number, headers: Record<string, string> = {}, body: unknown = {}): Reply => ({
  status,
  statusText: '',
  header: (name) => headers[name] ?? null,
  body: new Blob([JSON.stringify(body)]),
});

/** A storage whose server answers each request by its command; the requests are recorded in order. */
function storageThat(answers: (sent: Sent, turn: number) => Promise<Reply> | Reply) {
  const requests: Sent[] = [];
  const transport: Transport = async (exchange) => {
    const sent = { command: exchange.headers['X-Goog-Upload-Command'], exchange };
    requests.push(sent);
    return answers(sent, requests.length);
  };
  const storage = createStorage({
    origin: 'https://clearpaw.test',
    bucket: 'clearpaw',
    getToken: async () => 'a token',
    transport,
    pause: async () => {},
    random: () => 0.25,
  });
  return { storage, requests };
}

const stored = { name: 'a.pdf', bucket: 'clearpaw', size: '1', downloadTokens: 't 1' };

/** The usual answers of a server to a long upload. */
function usual({ command }: Sent): Reply {
  if (command === 'start')
    return reply(200, { 'X-Goog-Upload-Status': 'active', 'X-Goog-Upload-URL': session });
  if (command?.includes('finalize')) return reply(200, { 'X-Goog-Upload-Status': 'final' }, stored);
  return reply(200, { 'X-Goog-Upload-Status': 'active', 'X-Goog-Upload-Size-Received': String(256 * KiB) });
}

describe('a small file', () => {
  test('goes in one multipart POST with its name, and with who sends it [spec 4.27, 7.19, 7.22]', async () => {
    const { storage, requests } = storageThat(() => reply(200, {}, stored));
    await storage.upload('users/u1/files/a b.pdf', new Blob(['x'.repeat(256 * KiB)])).done;
    expect(requests).toHaveLength(1);
    const [
      {
        exchange: { url, method, headers },
      } = { exchange: {} as Exchange },
    ] = requests;
    expect([method, url]).toEqual([
      'POST',
      'https://clearpaw.test/v0/b/clearpaw/o?name=users%2Fu1%2Ffiles%2Fa%20b.pdf',
    ]);
    expect(headers['X-Goog-Upload-Protocol']).toBe('multipart');
    expect(headers['Content-Type']).toMatch(/^multipart\/related; boundary=/);
    expect(headers.Authorization).toBe('Firebase a token');
    expect(headers['X-Firebase-Storage-Version']).toMatch(/./);
  });
});

describe('a large file', () => {
  const large = new Blob([new Uint8Array(256 * KiB + 10)]);
  test('starts, goes up in chunks and ends [spec 4.28, 7.20]', async () => {
    const { storage, requests } = storageThat(usual);
    await storage.upload('a.pdf', large).done;
    expect(requests.map(({ command }) => command)).toEqual(['start', 'upload', 'upload, finalize']);
    expect(requests.map(({ exchange }) => exchange.headers['X-Goog-Upload-Offset'])).toEqual([
      undefined,
      '0',
      String(256 * KiB),
    ]);
  });
  test('asks what arrived after an error, and goes on from there [spec 4.28, 7.20]', async () => {
    const { storage, requests } = storageThat((sent, turn) => (turn === 2 ? reply(503) : usual(sent)));
    await storage.upload('a.pdf', large).done;
    expect(requests.map(({ command }) => command)).toEqual(['start', 'upload', 'query', 'upload, finalize']);
  });
  test('that had arrived already is checked once more at the end [spec 4.29]', async () => {
    const { storage, requests } = storageThat((sent, turn) => {
      if (turn === 2) return Promise.reject(new TypeError('cut'));
      if (sent.command === 'query') {
        return reply(200, { 'X-Goog-Upload-Status': 'final', 'X-Goog-Upload-Size-Received': '1' });
      }
      return sent.command === undefined ? reply(200, {}, stored) : usual(sent);
    });
    const metadata = await storage.upload('a.pdf', large).done;
    expect(metadata.fullPath).toBe('a.pdf');
    expect(requests.at(-1)?.exchange.method).toBe('GET');
  });
});

describe('the states of an upload', () => {
  /** An upload whose next request waits until it is released. */
  function held() {
    let discardBytes = () => {};
    const gate = new Promise<void>((resolve) => {
      discardBytes = resolve;
    });
    const { storage } = storageThat(async ({ exchange }) => {
      const stopped = new Promise<never>((_, reject) =>
        exchange.signal.addEventListener('abort', () => setTimeout(() => reject(exchange.signal.reason), 5)),
      );
      await Promise.race([gate, stopped]);
      return reply(200, {}, stored);
    });
    const task = storage.upload('a.pdf', new Blob(['x']));
    const seen: UploadState[] = [];
    task.subscribe(({ state }) => {
      if (seen.at(-1) !== state) seen.push(state);
    });
    return { task, seen, discardBytes: () => discardBytes() };
  }
  const settle = () => new Promise((wake) => setTimeout(wake, 20));

  test('running, pausing until the request in flight has ended, paused, running, success [spec 4.22, 4.26]', async () => {
    const { task, seen, discardBytes } = held();
    await settle();
    expect(task.pause()).toBe(true);
    expect(task.snapshot.state).toBe('pausing');
    await settle();
    expect(task.snapshot.state).toBe('paused');
    expect(task.resume()).toBe(true);
    discardBytes();
    await task.done;
    await settle();
    expect(seen).toEqual(['running', 'pausing', 'paused', 'running', 'success']);
  });
  test('paused only from running [spec 4.23]', async () => {
    const { task } = held();
    await settle();
    expect([task.pause(), task.pause()]).toEqual([true, false]);
    await settle();
    expect(task.pause()).toBe(false);
  });
  test('resumed from paused or pausing, and from nothing else [spec 4.24]', async () => {
    const { task, discardBytes } = held();
    await settle();
    expect(task.resume()).toBe(false);
    task.pause();
    expect(task.resume()).toBe(true);
    task.pause();
    await settle();
    expect(task.resume()).toBe(true);
    discardBytes();
    await task.done;
    expect(task.resume()).toBe(false);
  });
  test('canceled from running or pausing, and then it is over [spec 4.22, 4.25, 4.26, 8.33]', async () => {
    const { task, seen } = held();
    await settle();
    expect(task.cancel()).toBe(true);
    expect(task.snapshot.state).toBe('canceling');
    await expect(task.done).rejects.toMatchObject({ code: 'storage/canceled' });
    expect(task.cancel()).toBe(false);
    await settle();
    expect(seen).toEqual(['running', 'canceling', 'canceled']);
    const other = held();
    await settle();
    other.task.pause();
    expect(other.task.cancel()).toBe(true);
    await expect(other.task.done).rejects.toMatchObject({ code: 'storage/canceled' });
  });
  test('error where the server refuses [spec 4.22]', async () => {
    const { storage } = storageThat(() => reply(403));
    const task = storage.upload('a.pdf', new Blob(['x']));
    await expect(task.done).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect(task.snapshot.state).toBe('error');
  });
});

test('metadata are got, and a download has alt=media and its token [spec 7.21]', async () => {
  const { storage, requests } = storageThat(() => reply(200, {}, stored));
  expect((await storage.getMetadata('a.pdf')).size).toBe(1);
  expect(requests[0]?.exchange).toMatchObject({
    method: 'GET',
    url: 'https://clearpaw.test/v0/b/clearpaw/o/a.pdf',
  });
  expect(await storage.getDownloadUrl('a.pdf')).toBe(
    'https://clearpaw.test/v0/b/clearpaw/o/a.pdf?alt=media&token=t%201',
  );
});

test.each([-1, Number.NaN])('a retry time of %d is refused: it is 0 or more [spec 5.21, 8.36]', (ms) => {
  const parts = { origin: 'https://clearpaw.test', bucket: 'clearpaw', getToken: async () => null };
  expect(() => createStorage({ ...parts, maxUploadRetryMs: ms })).toThrow('Expected 0 or greater.');
  expect(() => createStorage({ ...parts, maxOperationRetryMs: 0 })).not.toThrow();
});

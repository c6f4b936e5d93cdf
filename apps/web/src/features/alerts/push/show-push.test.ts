import { expect, test, vi } from 'vitest';
import { openPush, readPushed, showPush } from './show-push.ts';

const pushed = { id: 'a1', title: 'Clearpaw', body: 'Biscuit: something to renew today', path: '/pets/p1' };

test('what the server pushes is shown once for each alert', async () => {
  const registration = { showNotification: vi.fn(async () => {}) };
  await showPush({ registration }, JSON.stringify(pushed));
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Clearpaw',
    expect.objectContaining({ body: pushed.body, tag: 'a1', data: '/pets/p1' }),
  );
});

test.each(['', 'text', '{}', '{"id":"a","title":"b","body":"c","path":"https://evil.test"}'])(
  '%j is not ours, and nothing is shown',
  async (text) => {
    expect(readPushed(text)).toBeNull();
    const registration = { showNotification: vi.fn(async () => {}) };
    await showPush({ registration }, text);
    expect(registration.showNotification).not.toHaveBeenCalled();
  },
);

test.each([
  ['/pets/p1', '/pets/p1'],
  ['//evil.test', '/alerts'],
  [undefined, '/alerts'],
])('a touch on %s opens %s', async (path, opened) => {
  const clients = { openWindow: vi.fn(async () => null) };
  await openPush({ clients }, path);
  expect(clients.openWindow).toHaveBeenCalledWith(opened);
});

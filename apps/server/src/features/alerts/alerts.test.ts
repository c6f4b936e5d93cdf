import type { alerts, OutputOf } from '@clearpaw/contract';
import { alertKinds } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import { type TestPerson, type TestStream, useServer } from '../../../test/index.ts';
import { type AlertDraft, raiseAlert } from './index.ts';

const server = await useServer();
const { services } = server;

const checkedIn = (pet: string) => ({ name: 'checked_in', business: 'Barkside', pet }) as const;
const notify = (person: TestPerson, draft: Partial<AlertDraft> = {}): Promise<number> =>
  services.store.transaction((tx) =>
    raiseAlert(tx, services, {
      uid: person.uid,
      kind: 'checked_in',
      content: checkedIn('Biscuit'),
      ...draft,
    }),
  );
type News = OutputOf<typeof alerts.watchAlerts>;
const nextOf = async (stream: TestStream): Promise<News> =>
  ((await stream.next()) as { message: News }).message;
const titlesOf = async (person: TestPerson): Promise<string[]> =>
  (await server.call(person, 'listAlerts', {})).items.map(({ title }) => title);

describe('an alert', () => {
  test('is shown to one person, newest first, page by page', async () => {
    const [maya, noah] = [await server.owner(), await server.owner()];
    for (const pet of ['One', 'Two', 'Three']) await notify(maya, { content: checkedIn(pet) });
    const newestFirst = ['Three', 'Two', 'One'].map((pet) => `${pet} was checked in at Barkside`);
    expect(await titlesOf(maya)).toEqual(newestFirst);
    expect(await titlesOf(noah)).toEqual([]);
    const first = await server.call(maya, 'listAlerts', { limit: 2 });
    const second = await server.call(maya, 'listAlerts', { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(newestFirst);
    expect(second.nextCursor).toBeNull();
  });

  test('of one cause is created once, however often the cause is processed', async () => {
    const maya = await server.owner();
    const counts = await Promise.all([1, 2, 3, 4].map(() => notify(maya, { onceKey: 'cause' })));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await titlesOf(maya)).toHaveLength(1);
  });

  test('whose cause is rolled back is never created', async () => {
    const maya = await server.owner();
    const undone = services.store.transaction(async (tx) => {
      await raiseAlert(tx, services, { uid: maya.uid, kind: 'checked_in', content: checkedIn('Biscuit') });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titlesOf(maya)).toEqual([]);
  });
});

describe('reading', () => {
  test('on one device is seen by all others at once', async () => {
    const maya = await server.owner();
    const other = await server.stream(maya, 'watchAlerts', {});
    expect(await nextOf(other)).toMatchObject({ unread: 0, items: [] });
    await notify(maya);
    const news = await nextOf(other);
    expect(news).toMatchObject({
      unread: 1,
      items: [{ title: 'Biscuit was checked in at Barkside', readAt: null }],
    });
    const ids = news.items.map(({ id }) => id);
    await server.call(maya, 'markAlertsRead', { ids });
    expect(await nextOf(other)).toMatchObject({ unread: 0, items: [{ readAt: expect.any(String) }] });
    expect((await server.call(maya, 'listAlerts', { unread: true })).items).toEqual([]);
    // A second time changes nothing.
    expect(await server.call(maya, 'markAlertsRead', { ids })).toEqual({});
    other.close();
  });

  test('another person’s alert is refused as if it did not exist, and marks none of one’s own', async () => {
    const [maya, noah] = [await server.owner(), await server.owner()];
    await notify(maya);
    await notify(noah);
    const [hers] = (await server.call(maya, 'listAlerts', {})).items;
    const [his] = (await server.call(noah, 'listAlerts', {})).items;
    const ids = [hers?.id ?? '', his?.id ?? ''];
    const refused = await server.refusal(noah, 'markAlertsRead', { ids });
    expect(refused).toMatchObject({ status: 'NOT_FOUND' });
    const unknown = await server.refusal(noah, 'markAlertsRead', { ids: [crypto.randomUUID()] });
    expect(unknown).toEqual(refused);
    expect((await server.call(noah, 'listAlerts', { unread: true })).items).toHaveLength(1);
  });
});

describe('preferences', () => {
  test('are in the app and by email for every kind until someone chooses', async () => {
    const maya = await server.owner();
    const { kinds, quietHours, timeZone } = await server.call(maya, 'getAlertPreferences', {});
    expect(Object.keys(kinds).sort()).toEqual([...alertKinds].sort());
    for (const channels of Object.values(kinds)) {
      expect(channels).toEqual({ inApp: true, email: true, push: false });
    }
    expect([quietHours, timeZone]).toEqual([null, 'UTC']);
  });

  test('change what was sent and leave the rest', async () => {
    const maya = await server.owner();
    const off = { inApp: false, email: false, push: false };
    const quietHours = { from: '21:00', to: '08:00' };
    await server.call(maya, 'setAlertPreferences', { quietHours, timeZone: 'Europe/Berlin' });
    const changed = await server.call(maya, 'setAlertPreferences', { kinds: { checked_in: off } });
    expect(changed).toMatchObject({ quietHours, timeZone: 'Europe/Berlin', kinds: { checked_in: off } });
    expect(changed.kinds.renewal.email).toBe(true);
    expect(await server.call(maya, 'getAlertPreferences', {})).toEqual(changed);
    await notify(maya);
    expect(await titlesOf(maya)).toEqual([]);
    expect((await server.call(maya, 'setAlertPreferences', { quietHours: null })).quietHours).toBeNull();
  });

  test.each([
    ['kinds.nothing', { kinds: { nothing: { inApp: true, email: true, push: true } } }],
    ['quietHours.from', { quietHours: { from: '25:00', to: '08:00' } }],
    ['timeZone', { timeZone: 'Moon/Base' }],
  ])('a wrong %s is refused at its path', async (path, change) => {
    const refused = await server.refusal(await server.owner(), 'setAlertPreferences', change);
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(refused.details?.issues?.map((issue) => issue.path)).toEqual([path]);
  });
});

describe('push devices', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  test('are accepted only for known push services: our server sends nowhere else', async () => {
    const maya = await server.owner();
    expect((await server.call(maya, 'getPushKey', {})).publicKey).toHaveLength(87);
    for (const endpoint of [
      'https://169.254.169.254/x',
      'https://fcm.googleapis.com.evil.test/x',
      'https://fcm.googleapis.com:444/x',
    ]) {
      const refused = await server.refusal(maya, 'addPushDevice', { endpoint, keys });
      expect(refused.details?.issues?.map((issue) => issue.path)).toEqual(['endpoint']);
    }
    const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
    expect(await server.call(maya, 'addPushDevice', { endpoint, keys })).toEqual({});
    expect(await server.call(maya, 'removePushDevice', { endpoint })).toEqual({});
  });
});

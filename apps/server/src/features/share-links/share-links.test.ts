import { describe, expect, test } from 'vitest';
import { linkInMail, mailsTo, useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { askManifest, buildShared, shareOf } from './testing/build-shared.ts';

let nowMs = Date.UTC(2026, 10, 23, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;
const dayMs = 86_400_000;

describe('a link', () => {
  test('is listed with its terms and its uses, and its address stays the same', async () => {
    const { maya, pet, share } = await buildShared(server);
    const expiresAt = new Date(nowMs + 7 * dayMs).toISOString();
    const made = await share({
      label: 'Dr. Lind',
      passcode: '4711',
      expiresAt,
      contents: ['documents', 'vaccinations'],
    });
    expect(made).toMatchObject({ flag: 'LP', label: 'Dr. Lind', exp: Date.parse(expiresAt) / 1000 });
    expect(made.manifest.length).toBeLessThanOrEqual(128);
    expect(made.page).toBe(`${services.config.publicUrl}/share#${made.shlink}`);
    await askManifest(server, made.manifest, { passcode: '4711', recipient: ' Lakeside\u202e Clinic ' });
    await askManifest(server, made.manifest, { passcode: 'no' });
    const { items } = await server.call(maya, 'listShareLinks', { petId: pet.id });
    const now = new Date(nowMs).toISOString();
    expect(items).toEqual([
      {
        ...{ id: made.id, petId: pet.id, label: 'Dr. Lind', contents: ['vaccinations', 'documents'] },
        ...{ hasPasscode: true, attemptsLeft: 9, state: 'active', createdAt: now, createdBy: 'Maya Okafor' },
        ...{ expiresAt, endedAt: null, opened: 1, lastOpenedAt: now, url: made.page },
        uses: [{ at: now, recipient: 'Lakeside Clinic' }],
      },
    ]);
  });
  test('opened again by the same reader within ten minutes counts once', async () => {
    const { maya, pet, share } = await buildShared(server);
    const { manifest } = await share();
    for (const minutes of [0, 9, 2]) {
      nowMs += minutes * 60_000;
      await askManifest(server, manifest);
    }
    const [link] = (await server.call(maya, 'listShareLinks', { petId: pet.id })).items;
    expect([link?.opened, link?.uses.length]).toEqual([2, 2]);
  });
  test('stores at most 20 names in ten minutes, however many are sent', async () => {
    const { maya, pet, share } = await buildShared(server);
    const { manifest } = await share();
    for (let at = 0; at < 25; at += 1) {
      expect(
        (await askManifest(server, manifest, { recipient: `Reader ${at}`, embeddedLengthMax: 0 })).status,
      ).toBe(200);
    }
    const [link] = (await server.call(maya, 'listShareLinks', { petId: pet.id })).items;
    expect([link?.opened, link?.uses.length]).toEqual([20, 10]);
  });
  test.each([
    ['in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['with a short passcode', { passcode: '123' }, 'passcode'],
    ['of nothing', { contents: [] }, 'contents'],
    ['of the same twice', { contents: ['records', 'records'] }, 'contents'],
    ['with a long label', { label: 'x'.repeat(81) }, 'label'],
  ])('%s is refused at its field', async (_, terms, path) => {
    const { maya, pet } = await buildShared(server);
    const input = { petId: pet.id, contents: ['records'], ...terms };
    const refused = await server.refusal(maya, 'createShareLink', input);
    expect(refused.details?.issues?.map((issue) => issue.path)).toContain(path);
  });
  test('can be one of at most 50 active links; one that ended makes room', async () => {
    const { maya, pet } = await buildShared(server);
    const input = { petId: pet.id, contents: ['vaccinations'] } as const;
    const made = await Promise.allSettled(
      Array.from({ length: 55 }, () =>
        server.call(maya, 'createShareLink', { ...input, contents: [...input.contents] }),
      ),
    );
    const links = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(links).toHaveLength(50);
    expect((await server.refusal(maya, 'createShareLink', input)).details?.reason).toBe('too_many_links');
    await server.call(maya, 'revokeShareLink', { id: links[0]?.id ?? '' });
    await shareOf(server, maya, pet.id);
    // Locked by wrong passcodes.
    await services.store.pool.query('update share_link set attempts_left = 0 where id = $1', [links[1]?.id]);
    await shareOf(server, maya, pet.id);
  });
});

describe('people who share', () => {
  test('a co-owner with read access sees the links without their addresses, and cannot create or end any', async () => {
    const { pet, share } = await buildShared(server);
    const { id } = await share();
    const sam = await server.owner();
    await services.store.db
      .insert(coOwnerTable)
      .values({ petId: pet.id, uid: sam.uid, access: 'read', since: new Date(nowMs) });
    const { items } = await server.call(sam, 'listShareLinks', { petId: pet.id });
    expect(items).toMatchObject([{ id, state: 'active', url: null }]);
    const input = { petId: pet.id, contents: ['records'] };
    expect((await server.refusal(sam, 'createShareLink', input)).status).toBe('PERMISSION_DENIED');
    expect((await server.refusal(sam, 'revokeShareLink', { id })).status).toBe('PERMISSION_DENIED');
  });
  test('an outsider is told that there is no such link', async () => {
    const { pet, share } = await buildShared(server);
    const { id } = await share();
    const outsider = await server.owner();
    for (const [name, input] of [
      ['listShareLinks', { petId: pet.id }],
      ['revokeShareLink', { id }],
      ['createShareLink', { petId: pet.id, contents: ['records'] }],
    ] as const) {
      expect((await server.refusal(outsider, name, input)).status).toBe('NOT_FOUND');
    }
  });
  test('a co-owner’s link ends with their access', async () => {
    const { maya, pet } = await buildShared(server);
    const sam = await server.owner();
    await services.store.db
      .insert(coOwnerTable)
      .values({ petId: pet.id, uid: sam.uid, access: 'full', since: new Date(nowMs) });
    const { manifest } = await shareOf(server, sam, pet.id);
    expect((await askManifest(server, manifest)).status).toBe(200);
    await server.call(maya, 'unsharePet', { petId: pet.id, email: sam.email });
    expect((await askManifest(server, manifest)).status).toBe(404);
    const { items } = await server.call(maya, 'listShareLinks', { petId: pet.id });
    expect(items).toMatchObject([{ state: 'ended', url: null }]);
  });
});

describe('a pet', () => {
  test.each(['archived', 'deceased'] as const)('that is %s is not shared by link', async (state) => {
    const { maya, pet, share } = await buildShared(server);
    const { manifest } = await share();
    await server.call(maya, 'updatePet', { petId: pet.id, state });
    expect((await askManifest(server, manifest)).status).toBe(404);
    const refused = await server.refusal(maya, 'createShareLink', { petId: pet.id, contents: ['records'] });
    expect(refused.details?.reason).toBe('pet_not_active');
  });
  test('that was deleted is no longer shared', async () => {
    const { maya, pet, share } = await buildShared(server);
    const { manifest } = await share();
    await server.call(maya, 'deletePet', { petId: pet.id });
    expect((await askManifest(server, manifest)).status).toBe(404);
  });
  test('with a new owner is no longer shared by the former one, who keeps read access, and the new one sees no link', async () => {
    const { maya, pet, share } = await buildShared(server);
    const { id, manifest } = await share();
    const noa = await server.owner();
    await server.call(maya, 'transferPet', { petId: pet.id, email: noa.email, keep: 'read' });
    await server.runJobs();
    const [mail] = await mailsTo(server, noa.email);
    const token = linkInMail(mail?.text).pathname.split('/').at(-1) ?? '';
    await server.call(noa, 'acceptTransfer', { token });
    expect((await askManifest(server, manifest)).status).toBe(404);
    expect((await server.call(noa, 'listShareLinks', { petId: pet.id })).items).toEqual([]);
    expect((await server.refusal(maya, 'revokeShareLink', { id })).status).toBe('NOT_FOUND');
    expect(
      (await server.refusal(maya, 'createShareLink', { petId: pet.id, contents: ['records'] })).status,
    ).toBe('PERMISSION_DENIED');
  });
});

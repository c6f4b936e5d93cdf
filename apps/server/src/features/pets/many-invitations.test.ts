import { expect, test } from 'vitest';
import { mailsTo, useServer } from '../../../test/index.ts';

const server = await useServer();

/** Invites co-owners this many times; returns how many emails were sent, and the last refusal. */
async function invite(times: number, email: (index: number) => string) {
  const maya = await server.owner();
  const pet = await server.call(maya, 'createPet', { name: 'Win a prize now', species: 'dog' });
  let sent = 0;
  let refused: Awaited<ReturnType<typeof server.refusal>> | null = null;
  for (let index = 0; index < times; index++) {
    const input = { petId: pet.id, email: email(index), access: 'read' } as const;
    const done = await server.call(maya, 'sharePet', input).then(
      () => true,
      () => false,
    );
    if (done) sent += 1;
    else refused = await server.refusal(maya, 'sharePet', input);
  }
  return { sent, refused };
}

test('one address gets ten invitations a day, from any sender and in any spelling', async () => {
  const outsider = 'outsider@example.test';
  const { sent, refused } = await invite(30, (index) =>
    index % 2 ? outsider : `outsider+${index}@example.test`,
  );
  expect(sent).toBe(10);
  expect(refused).toMatchObject({
    http: 429,
    status: 'RESOURCE_EXHAUSTED',
    details: { reason: 'daily_limit' },
  });
  expect((await invite(1, () => outsider)).sent).toBe(0);
  expect((await mailsTo(server, outsider)).length).toBeLessThanOrEqual(10);
});

test('one account sends a hundred a day', async () => {
  const { sent } = await invite(103, (index) => `friend-${index}@example.test`);
  expect(sent).toBe(100);
});

test('the subject of an invitation contains no text of its sender', async () => {
  await invite(1, () => 'subject@example.test');
  const [mail] = await mailsTo(server, 'subject@example.test');
  expect(mail?.subject).toBe('An invitation to care for a pet together on Clearpaw');
  expect(mail?.text).toContain('Win a prize now');
});

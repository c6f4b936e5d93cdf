import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type CallRefused, countRows, useServer } from '../../../test/index.ts';
import { userTable } from '../../platform/auth/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { importClinics } from '../clinics/index.ts';
import { buildAsked, tokensTo } from './testing/build-asked.ts';

let nowMs = Date.UTC(2026, 10, 22, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;
const anyone = null;
const nothing = 'NOT_FOUND';

async function sharePet(petId: string) {
  const sam = await server.owner();
  await services.store.db
    .insert(coOwnerTable)
    .values({ petId, uid: sam.uid, access: 'full', since: new Date(nowMs) });
  return sam;
}

describe('an address of a pet carer is refused in the field', () => {
  test('of the owner, however it is written', async () => {
    const { maya, request } = await buildAsked(server);
    await services.store.db
      .update(userTable)
      .set({ email: 'maya.okafor@gmail.com' })
      .where(eq(userTable.id, maya.uid));
    const spellings = ['maya.okafor@gmail.com', 'MAYA.Okafor@Gmail.com', 'm.ayaokafor+vet@googlemail.com'];
    for (const clinicEmail of spellings) {
      await expect(request({ clinicEmail })).rejects.toMatchObject({
        refused: { status: 'INVALID_ARGUMENT' },
      });
    }
  });
  test('of a co-owner', async () => {
    const { petId, request, tokens } = await buildAsked(server);
    const sam = await sharePet(petId);
    const [name, domain] = sam.email.split('@');
    await expect(request({ clinicEmail: `${name}+clinic@${domain}` })).rejects.toMatchObject({
      refused: { status: 'INVALID_ARGUMENT' },
    });
    expect(await tokens()).toEqual([]);
  });
  test('that a pet carer got after the clinic was asked', async () => {
    const { petId, email, request, tokens, answer, shown } = await buildAsked(server);
    await request();
    const sam = await sharePet(petId);
    await services.store.db.update(userTable).set({ email }).where(eq(userTable.id, sam.uid));
    const [token = ''] = await tokens();
    expect((await server.refusal(anyone, 'answerConfirmation', answer(token))).status).toBe(nothing);
    expect(await shown()).toMatchObject({ evidence: 'owner' });
  });
});

test('an answer by a pet carer to whom the link was forwarded is refused as not found', async () => {
  const { maya, petId, request, tokens, answer, shown } = await buildAsked(server);
  const sam = await sharePet(petId);
  await request();
  const [token = ''] = await tokens();
  for (const person of [maya, sam]) {
    expect((await server.refusal(person, 'answerConfirmation', answer(token))).status).toBe(nothing);
  }
  expect(await shown()).toMatchObject({ evidence: 'owner' });
});

test('a second answer is not found; the same one sent again is answered like the first', async () => {
  const { record, request, tokens, answer, shown } = await buildAsked(server);
  await request();
  const [token = ''] = await tokens();
  const first = await server.call(anyone, 'answerConfirmation', answer(token, { idempotencyKey: 'once' }));
  expect(await server.call(anyone, 'answerConfirmation', answer(token, { idempotencyKey: 'once' }))).toEqual(
    first,
  );
  const answers = [{ ...record, decision: 'correct', changes: { lotNumber: 'forged' } }];
  expect((await server.refusal(anyone, 'answerConfirmation', answer(token, { answers }))).status).toBe(
    nothing,
  );
  expect((await server.refusal(anyone, 'getConfirmation', { token })).status).toBe(nothing);
  expect(await shown()).toMatchObject({ lotNumber: '18844A' });
});

test('a link that was withdrawn, has expired, or was never sent is not found', async () => {
  const { maya, petId, request, tokens, answer, shown } = await buildAsked(server);
  const gone = async (token: string) => {
    for (const name of ['getConfirmation', 'answerConfirmation'] as const) {
      const input = name === 'getConfirmation' ? { token } : answer(token);
      expect(await server.refusal(anyone, name, input)).toMatchObject({
        status: nothing,
        message: 'There is no such confirmation.',
      });
    }
  };
  const { confirmationId } = await request();
  const [first = ''] = await tokens();
  await server.call(maya, 'withdrawConfirmation', { confirmationId });
  await gone(first);
  await request();
  const [second = ''] = await tokens();
  nowMs += 30 * 24 * 60 * 60 * 1000;
  await gone(second);
  await gone('never-sent');
  await request();
  const [third = ''] = await tokens();
  await server.call(maya, 'deletePet', { petId });
  await gone(third);
  await server.call(maya, 'restorePet', { petId });
  expect(await shown()).toMatchObject({ evidence: 'owner' });
});

test('another clinic’s link answers nothing about this pet', async () => {
  const [one, other] = [await buildAsked(server), await buildAsked(server)];
  await one.request();
  await other.request();
  const [token = ''] = await other.tokens();
  const refused = await server.refusal(anyone, 'answerConfirmation', one.answer(token));
  expect(refused.status).toBe('INVALID_ARGUMENT');
  expect(await one.shown()).toMatchObject({ evidence: 'owner' });
  expect(await other.shown()).toMatchObject({ evidence: 'owner' });
});

test('100 mail scanners that open the link answer nothing', async () => {
  const { request, tokens, answer, shown } = await buildAsked(server);
  await request();
  const [token = ''] = await tokens();
  const before = await countRows(services.store);
  await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const method = at % 2 === 0 ? 'GET' : 'HEAD';
      const path = at % 4 < 2 ? `/confirm/${token}` : `/functions/getConfirmation?token=${token}`;
      await (await fetch(`${server.url}${path}`, { method })).text();
      await fetch(`${server.url}/functions/answerConfirmation?token=${token}`, { method });
    }),
  );
  expect(await countRows(services.store)).toEqual(before);
  expect(await shown()).toMatchObject({ evidence: 'owner' });
  await server.call(anyone, 'answerConfirmation', answer(token));
});

test('of two concurrent answers one counts', async () => {
  const { dose, maya, record, request, tokens, answer } = await buildAsked(server);
  await request();
  const [token = ''] = await tokens();
  const answers = Array.from({ length: 8 }, (_, at) =>
    server
      .call(
        anyone,
        'answerConfirmation',
        answer(token, { answers: [{ ...record, decision: 'correct', changes: { lotNumber: `lot ${at}` } }] }),
      )
      .then(
        () => 'answered',
        (problem: CallRefused) => problem.refused.status,
      ),
  );
  const results = await Promise.all(answers);
  expect(results.filter((result) => result === 'answered')).toHaveLength(1);
  expect(new Set(results)).toEqual(new Set(['answered', nothing]));
  const { items } = await server.call(maya, 'listVaccinationHistory', { vaccinationId: dose.id });
  expect(items).toHaveLength(2);
});

test('a public mail domain is never a clinic’s, not even in the operator’s file', async () => {
  const { request, shown, check, answer } = await buildAsked(server);
  const { problems } = await importClinics(services, 'name,domain\nAnyone,gmail.com');
  expect(problems).toHaveLength(1);
  const clinicEmail = `dr.${services.newId().slice(-8)}@gmail.com`;
  await request({ clinicEmail });
  const [token = ''] = await tokensTo(server, clinicEmail);
  expect(await server.call(anyone, 'getConfirmation', { token })).toMatchObject({ countsAs: 'document' });
  await server.call(anyone, 'answerConfirmation', answer(token));
  expect(await shown()).toMatchObject({ evidence: 'document', confirmation: { emailDomain: 'gmail.com' } });
  expect(await check()).toMatchObject({ reason: 'unverified' });
});

test('one account can email clinics a limited number of times a day', async () => {
  const { request } = await buildAsked(server);
  const results: string[] = [];
  for (let at = 0; at < 12; at++) {
    results.push(
      await request().then(
        () => 'sent',
        (problem: CallRefused) => problem.refused.status,
      ),
    );
  }
  expect(results.filter((result) => result === 'sent')).toHaveLength(10);
  expect(results.at(-1)).toBe('RESOURCE_EXHAUSTED');
});

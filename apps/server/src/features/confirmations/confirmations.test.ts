import { describe, expect, test } from 'vitest';
import { mailsTo, useServer } from '../../../test/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { buildCareRecord, buildDocument } from '../../seed/builders/index.ts';
import { importClinics } from '../clinics/index.ts';
import { buildAsked } from './testing/build-asked.ts';

let nowMs = Date.UTC(2026, 10, 22, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;
const dayMs = 24 * 60 * 60 * 1000;
const anyone = null;
const list = (domain: string) =>
  importClinics(services, `name,domain,location\nLakeside Animal Hospital,${domain},Bath`);

describe('a request', () => {
  test('sends one email with a link, and changes nothing', async () => {
    const { maya, petId, email, record, request, tokens, shown } = await buildAsked(server);
    const { confirmationId, state } = await request();
    expect(state).toBe('sent');
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).not.toContain('Biscuit');
    expect(await tokens()).toHaveLength(1);
    expect(await shown()).not.toHaveProperty('confirmation');
    const { items } = await server.call(maya, 'listConfirmations', { petId });
    expect(items).toEqual([
      {
        ...{ id: confirmationId, petId, clinicName: 'Lakeside', clinicEmail: email, state: 'sent' },
        requestedAt: new Date(nowMs).toISOString(),
        expiresAt: new Date(nowMs + 30 * dayMs).toISOString(),
        remindFrom: new Date(nowMs + 3 * dayMs).toISOString(),
        ...{ answeredAt: null, signerName: null },
        records: [{ ...record, decision: null, note: null }],
      },
    ]);
  });
  test('shows the clinic its patient and the records it was asked about, and nothing else', async () => {
    const { pet, request, tokens, record, email } = await buildAsked(server);
    await buildCareRecord(services, {
      pet,
      kind: 'treatment',
      facts: { treatment: 'flea', givenOn: '2026-01-01' },
    });
    await request();
    const [token = ''] = await tokens();
    const opened = await server.call(anyone, 'getConfirmation', { token });
    expect(opened).toMatchObject({ clinicName: 'Lakeside', clinicEmail: email, countsAs: 'document' });
    expect(opened.pet).toMatchObject({
      id: pet.id,
      name: 'Biscuit',
      colour: pet.colour,
      microchipEnd: '7863',
    });
    expect(opened.records).toMatchObject([
      { ...record, facts: { vaccine: 'rabies-1y', lotNumber: '18844A' } },
    ]);
    expect(JSON.stringify(opened)).not.toContain('985112004417863');
  });
  test('about a record of another pet, or of another kind, is refused at the record', async () => {
    const [one, other] = [await buildAsked(server), await buildAsked(server)];
    for (const records of [[other.record], [{ ...one.record, kind: 'test' }]]) {
      const input = { petId: one.petId, clinicName: 'L', clinicEmail: one.email, records };
      const refused = await server.refusal(one.maya, 'requestConfirmation', input);
      expect(refused.details?.issues?.map(({ path }) => path)).toEqual(['records.0.recordId']);
    }
  });
  test('with the same key sends one email', async () => {
    const { request, tokens } = await buildAsked(server);
    const [first, second] = [await request({ idempotencyKey: 'k' }), await request({ idempotencyKey: 'k' })];
    expect(second).toEqual(first);
    expect(await tokens()).toHaveLength(1);
  });
});

describe('a reminder', () => {
  test('is sent from the third day on, three times, and every link works until one is answered', async () => {
    const { maya, request, tokens, answer } = await buildAsked(server);
    const { confirmationId } = await request();
    const remind = () => server.call(maya, 'remindClinic', { confirmationId });
    const refused = async () =>
      (await server.refusal(maya, 'remindClinic', { confirmationId })).details?.reason;
    expect(await refused()).toBe('too_early');
    for (let round = 0; round < 3; round++) {
      nowMs += 3 * dayMs;
      await remind();
      expect(await refused()).toBe(round < 2 ? 'too_early' : 'too_many_reminders');
    }
    const links = await tokens();
    expect(new Set(links).size).toBe(4);
    for (const token of links) await server.call(anyone, 'getConfirmation', { token });
    await server.call(anyone, 'answerConfirmation', answer(links[3] ?? ''));
    for (const token of links)
      expect((await server.refusal(anyone, 'getConfirmation', { token })).status).toBe('NOT_FOUND');
  });
});

describe('an answer', () => {
  test('of a clinic in the directory makes the record confirmed by a clinic, with its author', async () => {
    const { maya, theo, domain, dose, request, tokens, answer, shown, check } = await buildAsked(server);
    await list(domain);
    expect(await check()).toMatchObject({ status: 'unverified', reason: 'unverified' });
    await request();
    const [token = ''] = await tokens();
    expect(await server.call(anyone, 'getConfirmation', { token })).toMatchObject({ countsAs: 'clinic' });
    await server.call(anyone, 'answerConfirmation', answer(token));
    const confirmation = {
      ...{ clinicName: 'Lakeside Animal Hospital', emailDomain: domain, signerName: 'Dr. Ortiz' },
      confirmedAt: new Date(nowMs).toISOString(),
    };
    for (const person of [maya, theo]) {
      expect(await shown(person)).toMatchObject({ evidence: 'clinic', confirmation });
    }
    expect(await check()).toMatchObject({ status: 'met' });
    const history = await server.call(maya, 'listVaccinationHistory', { vaccinationId: dose.id });
    expect(history.items[0]).toMatchObject({ version: 2, by: (await shown()).confirmation?.clinicId });
    expect(history.items[0]?.reason).toContain('Dr. Ortiz, Lakeside');
    expect(JSON.stringify([await shown(), history])).not.toContain('ME 7731');
  });
  test('of an unknown clinic counts as a document, until the operator lists it', async () => {
    const { domain, request, tokens, answer, shown, check } = await buildAsked(server);
    await request();
    await server.call(anyone, 'answerConfirmation', answer((await tokens())[0] ?? ''));
    expect(await shown()).toMatchObject({ evidence: 'document', confirmation: { emailDomain: domain } });
    expect(await check()).toMatchObject({ reason: 'unverified' });
    await list(domain);
    expect(await shown()).toMatchObject({ evidence: 'clinic' });
    expect(await check()).toMatchObject({ status: 'met' });
  });
  test('that corrects is a new version by the clinic, which confirms it', async () => {
    const { maya, dose, domain, record, request, tokens, answer, shown } = await buildAsked(server);
    await list(domain);
    await request();
    const changes = { lotNumber: '99', expiresOn: '2027-06-01' };
    const answers = [{ ...record, decision: 'correct', changes }];
    await server.call(anyone, 'answerConfirmation', answer((await tokens())[0] ?? '', { answers }));
    expect(await shown()).toMatchObject({ ...changes, evidence: 'clinic' });
    const { items } = await server.call(maya, 'listVaccinationHistory', { vaccinationId: dose.id });
    expect(items.map(({ vaccination }) => vaccination.lotNumber)).toEqual(['99', '18844A']);
    expect(items[0]?.reason).toContain('Corrected by Dr. Ortiz');
  });
  test('that declines shows its note and proves nothing', async () => {
    const { maya, petId, domain, record, request, tokens, answer, shown } = await buildAsked(server);
    await list(domain);
    await request();
    const answers = [{ ...record, decision: 'decline', note: 'Not given at our clinic' }];
    await server.call(anyone, 'answerConfirmation', answer((await tokens())[0] ?? '', { answers }));
    expect(await shown()).toMatchObject({ evidence: 'owner' });
    expect(await shown()).not.toHaveProperty('confirmation');
    const { items } = await server.call(maya, 'listConfirmations', { petId });
    expect(items[0]).toMatchObject({
      state: 'answered',
      records: [{ decision: 'decline', note: 'Not given at our clinic' }],
    });
    const alerts = await server.call(maya, 'listAlerts', {});
    expect(alerts.items[0]).toMatchObject({ kind: 'evidence_refused', petId });
  });
  test('is possible for every kind of record, and applies until its owner changes the record', async () => {
    const { maya, pet, petId, domain, request, tokens } = await buildAsked(server);
    await list(domain);
    const facts = { test: 'fecal', target: null, takenOn: '2026-11-01', result: 'negative' } as const;
    const fecal = await buildCareRecord(services, { pet, kind: 'test', facts });
    const paper = await buildDocument(services, { pet, kind: 'licence' });
    const records = [
      { kind: 'test' as const, recordId: fecal.id },
      { kind: 'document' as const, recordId: paper.id },
    ];
    await request({ records });
    const answers = records.map((record) => ({ ...record, decision: 'confirm' as const }));
    const [token = ''] = await tokens();
    await server.call(anyone, 'answerConfirmation', { token, signer: { name: 'Dr. Ortiz' }, answers });
    const test = async () => (await server.call(maya, 'listTests', { petId })).items[0];
    expect(await test()).toMatchObject({ evidence: 'clinic', confirmation: { emailDomain: domain } });
    const documents = await server.call(maya, 'listDocuments', { petId });
    expect(documents.items[0]).toHaveProperty('confirmation');
    nowMs += 1000;
    await server.call(maya, 'correctTest', { testId: fecal.id, documentIds: [paper.id] });
    expect(await test()).toMatchObject({ evidence: 'clinic' });
    nowMs += 1000;
    await server.call(maya, 'correctTest', { testId: fecal.id, takenOn: '2026-11-10' });
    expect(await test()).toMatchObject({ evidence: 'document' });
    expect(await test()).not.toHaveProperty('confirmation');
  });
  test('answers every record, once, and names the field in which a correction is wrong', async () => {
    const { record, request, tokens, answer } = await buildAsked(server);
    await request();
    const [token = ''] = await tokens();
    const paths = async (answers: readonly object[]) => {
      const refused = await server.refusal(anyone, 'answerConfirmation', answer(token, { answers }));
      return refused.details?.issues?.map(({ path }) => path);
    };
    const other = { ...record, recordId: services.newId(), decision: 'confirm' };
    expect(await paths([other])).toEqual(['answers.0', 'answers']);
    expect(
      await paths([
        { ...record, decision: 'confirm' },
        { ...record, decision: 'decline' },
      ]),
    ).toEqual(['answers.1']);
    expect(await paths([{ ...record, decision: 'correct', changes: { lotNumber: '18844A' } }])).toEqual([
      'answers.0',
    ]);
    const changes = { expiresOn: '2020-01-01' };
    expect(await paths([{ ...record, decision: 'correct', changes }])).toEqual([
      'answers.0.changes.expiresOn',
    ]);
  });
  test('is refused if the owner changed the record that the clinic was shown', async () => {
    const { maya, dose, record, request, tokens, answer } = await buildAsked(server);
    await request();
    const [token = ''] = await tokens();
    nowMs += 1000;
    await server.call(maya, 'correctVaccination', { vaccinationId: dose.id, lotNumber: 'forged' });
    const refused = await server.refusal(anyone, 'answerConfirmation', answer(token));
    expect([refused.status, refused.details?.reason]).toEqual(['ABORTED', 'changed_meanwhile']);
    const { records } = await server.call(anyone, 'getConfirmation', { token });
    const answers = [{ ...record, statedAt: records[0]?.statedAt, decision: 'confirm' }];
    await server.call(anyone, 'answerConfirmation', answer(token, { answers }));
  });
});

test('a new owner of the pet gets the answers, and open links end', async () => {
  const { maya, petId, request, tokens, answer, shown } = await buildAsked(server);
  const nora = await server.owner();
  await request();
  const [first = ''] = await tokens();
  await server.call(anyone, 'answerConfirmation', answer(first));
  await request();
  const [second = ''] = await tokens();
  await server.call(maya, 'transferPet', { petId, email: nora.email, keep: 'nothing' });
  const [mail] = await mailsTo(server, nora.email);
  const token = /\/transfer\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await server.call(nora, 'acceptTransfer', { token });
  expect(await shown(nora)).toHaveProperty('confirmation');
  expect((await server.refusal(anyone, 'answerConfirmation', answer(second))).status).toBe('NOT_FOUND');
});

test('a co-owner with read access sees the requests, and cannot make one', async () => {
  const { petId, email, record, request } = await buildAsked(server);
  const sam = await server.owner();
  await request();
  await services.store.db
    .insert(coOwnerTable)
    .values({ petId, uid: sam.uid, access: 'read', since: new Date(nowMs) });
  expect((await server.call(sam, 'listConfirmations', { petId })).items).toHaveLength(1);
  const input = { petId, clinicName: 'L', clinicEmail: email, records: [record] };
  expect((await server.refusal(sam, 'requestConfirmation', input)).details?.reason).toBe('insufficient_role');
});

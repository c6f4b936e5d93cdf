import { describe, expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';
import { buildConnection, buildMember, buildPet } from '../../seed/builders/index.ts';
import { buildTwoLocations, copying, type TwoLocations } from './testing/two-locations.ts';

const server = await useServer();
const { services } = server;
const key = () => ({ idempotencyKey: crypto.randomUUID() });
type Parts = Parameters<typeof copying>[1][];

const copy = (two: TwoLocations, ...parts: Parts) =>
  server.call(two.theo, 'copyToBusiness', { ...copying(two, ...parts), ...key() });
const preview = (two: TwoLocations, ...parts: Parts) =>
  server.call(two.theo, 'previewCopyToBusiness', copying(two, ...parts));
const rulesOf = ({ theo, harbor }: TwoLocations) =>
  server.call(theo, 'getRequirements', { businessId: harbor.id });
const waiversOf = async ({ theo, harbor }: TwoLocations) =>
  (await server.call(theo, 'listWaivers', { businessId: harbor.id })).items;
const questionsOf = async ({ theo, harbor }: TwoLocations) =>
  (await server.call(theo, 'listIntakeQuestions', { businessId: harbor.id })).items;

describe('rules and waivers', () => {
  test('are the same at the other location, and ask for its own waiver and question', async () => {
    const two = await buildTwoLocations(server);
    const copied = await copy(two, 'requirements', 'waivers');
    expect(copied).toMatchObject({
      requirements: { version: 1, rules: 4, replaced: 0, unchanged: false, leftOut: [] },
      waivers: [{ title: 'Play agreement', isNew: true }],
      team: null,
    });
    const [waiver] = await waiversOf(two);
    const [question] = await questionsOf(two);
    expect(waiver).toMatchObject({ title: 'Play agreement', version: 1, materialVersion: 1 });
    expect(waiver?.id).not.toBe(two.waiverId);
    expect(question?.id).not.toBe(two.questionId);
    const { rules } = await rulesOf(two);
    expect(rules.map(({ id, level }) => [id, level])).toEqual([
      ['rabies', 'required'],
      ['chip', 'recommended'],
      ['play', 'required'],
      ['crate', 'required'],
    ]);
    expect(rules[2]?.requirement).toEqual({ kind: 'waiver', waiverId: waiver?.id, materialVersion: 1 });
    expect(rules[3]?.requirement).toMatchObject({ kind: 'question', questionId: question?.id });
    const shown = await server.call(two.theo, 'getWaiverToSign', { waiverId: waiver?.id ?? '' });
    expect(shown.body).toBe('Dogs play hard.');
  });

  test('the preview says the same and writes nothing', async () => {
    const two = await buildTwoLocations(server);
    const before = await countRows(services.store);
    const shown = await preview(two, 'requirements', 'waivers', 'team');
    expect(await countRows(services.store)).toEqual(before);
    const copied = await copy(two, 'requirements', 'waivers', 'team');
    expect(shown.requirements).toEqual({ ...copied.requirements, version: null });
    expect(shown.waivers?.map(({ title, isNew }) => [title, isNew])).toEqual([['Play agreement', true]]);
  });

  test('replace the rules that were in force, and those that would have begun later', async () => {
    const two = await buildTwoLocations(server);
    const { theo, harbor } = two;
    const own = { id: 'own', level: 'required', requirement: { kind: 'sterilization' } } as const;
    await server.call(theo, 'publishRequirements', { businessId: harbor.id, rules: [own] });
    const later = { businessId: harbor.id, rules: [own], effectiveFrom: '2900-01-01' };
    await server.call(theo, 'publishRequirements', later);
    const { requirements } = await copy(two, 'requirements', 'waivers');
    expect(requirements).toMatchObject({ version: 3, replaced: 1, replacedFrom: '2900-01-01' });
    expect((await rulesOf(two)).rules.map(({ id }) => id)).not.toContain('own');
  });

  test('a second copy adds nothing and publishes nothing', async () => {
    const two = await buildTwoLocations(server);
    await copy(two, 'requirements', 'waivers');
    const again = await copy(two, 'requirements', 'waivers');
    expect(again.requirements).toMatchObject({ version: null, unchanged: true, replaced: 0 });
    expect(again.waivers).toMatchObject([{ isNew: false }]);
    expect(await waiversOf(two)).toHaveLength(1);
    expect(await questionsOf(two)).toHaveLength(1);
    expect((await rulesOf(two)).version).toBe(1);
  });

  test('two waivers of the same text stay two, however often they are copied', async () => {
    const two = await buildTwoLocations(server);
    for (let count = 0; count < 2; count++) {
      const same = { businessId: two.mill.id, title: 'Photos', body: 'We take photos.' };
      await server.call(two.theo, 'createWaiver', { ...same, requiredFor: [] });
    }
    for (const version of [1, null]) {
      expect((await copy(two, 'requirements', 'waivers')).requirements?.version).toBe(version);
    }
    expect(await waiversOf(two)).toHaveLength(3);
  });

  test('pets of the other location are judged again', async () => {
    const two = await buildTwoLocations(server);
    const pet = await buildPet(services, { species: 'dog' });
    await buildConnection(services, { pet, business: two.harbor, scope: 'records' });
    const isDue = async () =>
      (
        await services.store.pool.query('select due_at <= now() as due from connection where pet_id = $1', [
          pet.id,
        ])
      ).rows[0].due;
    expect(await isDue()).not.toBe(true);
    await copy(two, 'requirements', 'waivers');
    expect(await isDue()).toBe(true);
  });

  test('scheduled rules of the first location stay there, and are named', async () => {
    const two = await buildTwoLocations(server);
    const later = { businessId: two.mill.id, rules: [], effectiveFrom: '2900-01-01' };
    await server.call(two.theo, 'publishRequirements', later);
    const { requirements } = await copy(two, 'requirements', 'waivers');
    expect(requirements).toMatchObject({ rules: 4, laterFrom: '2900-01-01' });
  });
});

describe('what the other location does not have', () => {
  test('a rule whose waiver is not copied is left out and named, or asks for its waiver of that title', async () => {
    const two = await buildTwoLocations(server);
    const { requirements } = await preview(two, 'requirements');
    expect(requirements?.leftOut).toMatchObject([
      { position: 3, reason: 'no_waiver', detail: 'Play agreement', rule: { id: 'play' } },
    ]);
    const own = { businessId: two.harbor.id, title: ' play  Agreement', body: 'Dogs swim.' };
    const { id } = await server.call(two.theo, 'createWaiver', own);
    expect((await copy(two, 'requirements')).requirements?.leftOut).toEqual([]);
    expect((await rulesOf(two)).rules[2]?.requirement).toMatchObject({ waiverId: id });
    expect(await waiversOf(two)).toHaveLength(1);
  });

  test('a rule for services is limited to those that exist there, or left out', async () => {
    const two = await buildTwoLocations(server);
    const { theo, mill, harbor } = two;
    const code = harbor.services[0]?.code ?? '';
    const chip = { level: 'required', requirement: { kind: 'microchip' } } as const;
    await server.call(theo, 'publishRequirements', {
      businessId: mill.id,
      rules: [
        { ...chip, id: 'some', appliesTo: { services: ['sledding', code] } },
        { ...chip, id: 'none', appliesTo: { services: ['sledding'] } },
      ],
    });
    const { requirements } = await copy(two, 'requirements');
    expect(requirements?.leftOut).toMatchObject([{ position: 2, reason: 'no_service', detail: 'sledding' }]);
    expect((await rulesOf(two)).rules).toMatchObject([{ id: 'some', appliesTo: { services: [code] } }]);
  });

  test('a question that there is no room for is left out with its rule', async () => {
    const two = await buildTwoLocations(server);
    for (let count = 0; count < 30; count++) {
      const asked = { businessId: two.harbor.id, kind: 'text', text: `Question ${count}` } as const;
      await server.call(two.theo, 'createIntakeQuestion', { ...asked, ...key() });
    }
    const { requirements } = await copy(two, 'requirements', 'waivers');
    expect(requirements?.leftOut).toMatchObject([{ position: 4, reason: 'too_many_questions' }]);
    expect(await questionsOf(two)).toHaveLength(30);
  });

  test('other trust in clinics is named where a rule asks for their confirmation', async () => {
    const two = await buildTwoLocations(server);
    expect((await preview(two, 'requirements')).requirements?.otherClinics).toBe(false);
    const proof = { evidence: 'clinic' as const };
    const requirement = { kind: 'vaccination' as const, targets: ['rabies'], ...proof };
    const rules = [{ id: 'rabies', level: 'required' as const, requirement }];
    await server.call(two.theo, 'publishRequirements', { businessId: two.mill.id, rules });
    expect((await preview(two, 'requirements')).requirements?.otherClinics).toBe(false);
    await server.call(two.theo, 'updateBusiness', {
      businessId: two.mill.id,
      clinicTrust: 'listed',
    });
    expect((await preview(two, 'requirements')).requirements?.otherClinics).toBe(true);
  });

  test('nothing to copy replaces nothing', async () => {
    const two = await buildTwoLocations(server);
    const back = {
      fromBusinessId: two.harbor.id,
      toBusinessId: two.mill.id,
      parts: ['requirements' as const],
    };
    const { requirements } = await server.call(two.theo, 'copyToBusiness', { ...back, ...key() });
    expect(requirements).toMatchObject({ version: null, rules: 0, replaced: 0, unchanged: false });
    const kept = await server.call(two.theo, 'getRequirements', { businessId: two.mill.id });
    expect(kept.rules).toHaveLength(4);
  });
});

describe('the team', () => {
  test('keeps its roles, gets no second owner and no duplicates, and is written to once', async () => {
    const two = await buildTwoLocations(server);
    const [ann, bo, coOwner] = await Promise.all([
      server.businessPerson({ plan: 'free' }),
      server.businessPerson({ plan: 'free' }),
      server.businessPerson({ plan: 'free' }),
    ]);
    await buildMember(services, { business: two.mill, account: ann, role: 'manager' });
    await buildMember(services, { business: two.mill, account: bo, role: 'manager' });
    await buildMember(services, { business: two.mill, account: coOwner, role: 'owner' });
    await buildMember(services, { business: two.harbor, account: bo, role: 'staff' });
    const { team } = await copy(two, 'team');
    expect(team?.members.map(({ uid, role, isNew }) => [uid, role, isNew])).toEqual([
      [ann.uid, 'manager', true],
      [bo.uid, 'staff', false],
    ]);
    expect(team?.leftOut.map(({ uid }) => uid)).toEqual([coOwner.uid]);
    await copy(two, 'team');
    const { items } = await server.call(two.theo, 'listMembers', { businessId: two.harbor.id });
    expect(items.map(({ uid, role }) => [uid, role]).sort()).toEqual(
      [
        [two.theo.uid, 'owner'],
        [bo.uid, 'staff'],
        [ann.uid, 'manager'],
      ].sort(),
    );
    expect((await server.call(ann, 'listMyBusinesses', {})).items).toHaveLength(2);
    await server.runJobs();
    const reply = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } });
    const { items: mails } = (await reply.json()) as { items: { to: string; text: string }[] };
    const received = mails.filter(({ to }) => [ann.email, bo.email, coOwner.email].includes(to));
    expect(received.map(({ to }) => to)).toEqual([ann.email]);
    expect(received[0]?.text).toContain('Harbor');
  });
});

describe('a repeated call', () => {
  test('with the same key does nothing twice, also at once', async () => {
    const two = await buildTwoLocations(server);
    const input = { ...copying(two, 'requirements', 'waivers', 'team'), ...key() };
    const results = await Promise.all(
      Array.from({ length: 5 }, () => server.call(two.theo, 'copyToBusiness', input)),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await waiversOf(two)).toHaveLength(1);
    expect((await rulesOf(two)).version).toBe(1);
  });

  test('two copies at once with different keys add a waiver once', async () => {
    const two = await buildTwoLocations(server);
    await Promise.all(Array.from({ length: 4 }, () => copy(two, 'requirements', 'waivers')));
    expect(await waiversOf(two)).toHaveLength(1);
    expect(await questionsOf(two)).toHaveLength(1);
    expect((await rulesOf(two)).version).toBe(1);
  });
});

describe('who may copy', () => {
  const refused = async (two: TwoLocations, who: TwoLocations['theo'], input = copying(two, 'waivers')) => {
    const before = await countRows(services.store);
    const answers = [
      await server.refusal(who, 'previewCopyToBusiness', input),
      await server.refusal(who, 'copyToBusiness', { ...input, ...key() }),
    ].map(({ status, details }) => [status, details?.reason]);
    expect(await countRows(services.store)).toEqual(before);
    expect(answers[0]).toEqual(answers[1]);
    return answers[0];
  };

  test.each(['from', 'to'] as const)('a manager of the location to copy %s is refused', async (side) => {
    const two = await buildTwoLocations(server);
    const ann = await server.businessPerson();
    const [manages, owns] = side === 'from' ? [two.mill, two.harbor] : [two.harbor, two.mill];
    await buildMember(services, { business: manages, account: ann, role: 'manager' });
    await buildMember(services, { business: owns, account: ann, role: 'owner' });
    expect(await refused(two, ann)).toEqual(['PERMISSION_DENIED', 'insufficient_role']);
  });

  test.each(['from', 'to'] as const)('an outsider to the location to copy %s is refused', async (side) => {
    const two = await buildTwoLocations(server);
    const ann = await server.businessPerson();
    const owns = side === 'from' ? two.harbor : two.mill;
    await buildMember(services, { business: owns, account: ann, role: 'owner' });
    expect(await refused(two, ann)).toEqual(['PERMISSION_DENIED', 'not_member']);
  });

  test('an unknown business is not found; one and the same is refused', async () => {
    const two = await buildTwoLocations(server);
    const unknown = { ...copying(two, 'waivers'), toBusinessId: crypto.randomUUID() };
    expect(await refused(two, two.theo, unknown)).toEqual(['NOT_FOUND', undefined]);
    const same = { ...copying(two, 'waivers'), toBusinessId: two.mill.id };
    expect((await refused(two, two.theo, same))?.[0]).toBe('INVALID_ARGUMENT');
  });

  test('both activity logs say who copied', async () => {
    const two = await buildTwoLocations(server);
    await copy(two, 'requirements', 'waivers');
    for (const { id: businessId } of [two.mill, two.harbor]) {
      const { items } = await server.call(two.theo, 'listAuditEntries', { businessId });
      const found = items.filter(({ action }) => action.startsWith('copyToBusiness'));
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ actor }) => actor.uid === two.theo.uid)).toBe(true);
    }
  });
});

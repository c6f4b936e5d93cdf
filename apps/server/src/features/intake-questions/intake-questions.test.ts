import { describe, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../../test/index.ts';
import { buildBusiness, buildConnection, buildMember, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const crate = { kind: 'yes_no', text: 'Is your dog crate-trained?' } as const;

async function connected() {
  const [maya, theo] = [await server.owner(), await server.businessPerson()];
  const pet = await buildPet(services, { owner: maya });
  const business = await buildBusiness(services, { owner: theo });
  await buildConnection(services, { pet, business, scope: 'verdict' });
  const at = { businessId: business.id, petId: pet.id };
  const ask = (more: object = {}) =>
    server.call(theo, 'createIntakeQuestion', { businessId: business.id, ...crate, ...key(), ...more });
  const answer = (who: TestPerson, questionId: string, value: string, version = 1) =>
    server.call(who, 'answerIntakeQuestions', { ...at, ...key(), answers: [{ questionId, version, value }] });
  const verdict = async () => (await server.call(theo, 'getCompliance', at)).verdict;
  return { maya, theo, pet, business, at, ask, answer, verdict };
}

describe('a question of a business', () => {
  test('is written once per key, listed, changed as a new version, and removed', async () => {
    const { theo, business } = await connected();
    const input = { businessId: business.id, ...crate, ...key() };
    const asked = await server.call(theo, 'createIntakeQuestion', input);
    expect(await server.call(theo, 'createIntakeQuestion', input)).toEqual(asked);
    expect(asked).toMatchObject({ version: 1, options: [], services: null, required: false });
    const text = 'Is your dog used to a crate?';
    const changed = await server.call(theo, 'updateIntakeQuestion', { questionId: asked.id, text });
    expect(changed).toMatchObject({ id: asked.id, version: 2, text });
    const list = () => server.call(theo, 'listIntakeQuestions', { businessId: business.id });
    expect((await list()).items).toEqual([changed]);
    await server.call(theo, 'removeIntakeQuestion', { questionId: asked.id });
    expect((await list()).items).toEqual([]);
    const gone = await server.refusal(theo, 'updateIntakeQuestion', { questionId: asked.id, text });
    expect(gone.status).toBe('NOT_FOUND');
  });

  test.each([
    ['options for a question that is not a choice', { options: ['A', 'B'] }],
    ['a choice without options', { kind: 'choice' }],
    ['a service that the business does not have', { services: ['skydiving'] }],
  ])('is refused with %s', async (_, more) => {
    const { theo, business } = await connected();
    const input = { businessId: business.id, ...crate, ...key(), ...more };
    const refused = await server.refusal(theo, 'createIntakeQuestion', input as never);
    expect(refused.status).toBe('INVALID_ARGUMENT');
  });

  test('is one of at most 30, also when several are added at once', async () => {
    const { ask } = await connected();
    const asked = await Promise.allSettled(Array.from({ length: 33 }, () => ask()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });
});

describe('answers', () => {
  test('are given by the owner, replaced by later ones, and all kept with who and when', async () => {
    const { maya, theo, at, ask, answer } = await connected();
    const { id } = await ask();
    const open = (await server.call(maya, 'listIntakeForms', { petId: at.petId })).items;
    expect(open).toMatchObject([{ businessId: at.businessId, items: [{ open: true, answer: null }] }]);
    await answer(maya, id, 'no');
    const form = await answer(theo, id, 'yes');
    expect(form.items).toMatchObject([{ open: false, answer: { value: 'yes', by: 'business' } }]);
    expect(form.items[0]?.answer?.enteredBy).toEqual(expect.any(String));
    const { items } = await server.call(maya, 'listIntakeAnswers', { ...at, questionId: id });
    expect(items).toMatchObject([
      { value: 'yes', by: 'business', enteredBy: null, text: crate.text },
      { value: 'no', by: 'owner', enteredBy: null, text: crate.text },
    ]);
  });

  test('to a text that changed meanwhile are refused, and keep the text that they answered', async () => {
    const { maya, theo, at, ask, answer } = await connected();
    const { id } = await ask();
    await answer(maya, id, 'yes');
    const next = { questionId: id, text: 'Does your dog sleep in a crate?', askAgain: true };
    await server.call(theo, 'updateIntakeQuestion', next);
    const late = { ...at, ...key(), answers: [{ questionId: id, version: 1, value: 'yes' }] };
    expect((await server.refusal(maya, 'answerIntakeQuestions', late)).status).toBe('ABORTED');
    const [item] = (await server.call(theo, 'getIntakeForm', at)).items;
    expect(item).toMatchObject({ open: true, answer: { text: crate.text, version: 1 } });
  });

  test('that a choice no longer offers are asked for again', async () => {
    const { maya, theo, at, ask, answer } = await connected();
    const { id } = await ask({ kind: 'choice', text: 'Play group?', options: ['Small', 'Large'] });
    const wrong = { ...at, ...key(), answers: [{ questionId: id, version: 1, value: 'Huge' }] };
    expect((await server.refusal(maya, 'answerIntakeQuestions', wrong)).status).toBe('INVALID_ARGUMENT');
    await answer(maya, id, 'Small');
    await server.call(theo, 'updateIntakeQuestion', { questionId: id, options: ['Medium', 'Large'] });
    expect((await server.call(theo, 'getIntakeForm', at)).items[0]?.open).toBe(true);
  });

  test('are nothing to others, and end for the business with the connection', async () => {
    const { maya, theo, at, ask, answer } = await connected();
    const { id } = await ask();
    await answer(maya, id, 'yes');
    const outsider = await server.businessPerson();
    const asked = { ...at, questionId: id };
    expect((await server.refusal(outsider, 'listIntakeAnswers', asked)).status).toBe('NOT_FOUND');
    await server.call(maya, 'disconnectPet', at);
    expect((await server.refusal(theo, 'getIntakeForm', at)).status).toBe('NOT_FOUND');
    expect((await server.call(maya, 'listIntakeForms', { petId: at.petId })).items).toEqual([]);
  });

  test('of a guest are entered by the team', async () => {
    const { theo, business, ask } = await connected();
    const { id } = await ask();
    const guest = { businessId: business.id, petName: 'Rex', species: 'dog', ownerEmail: 'a@guest.test' };
    const { petId } = await server.call(theo, 'createGuest', guest as never);
    const answers = [{ questionId: id, version: 1, value: 'yes' }];
    const form = await server.call(theo, 'answerIntakeQuestions', {
      ...{ businessId: business.id, petId, answers, ...key() },
    });
    expect(form.items[0]).toMatchObject({ open: false, answer: { value: 'yes' } });
  });
});

describe('a required question', () => {
  test('is a rule: unanswered it keeps the pet out, answered it does not', async () => {
    const { maya, theo, at, ask, answer, verdict } = await connected();
    expect(await verdict()).toBe('compliant');
    const { id, required } = await ask({ required: true });
    expect(required).toBe(true);
    expect(await verdict()).toBe('non_compliant');
    const report = await server.call(theo, 'getCompliance', at);
    expect(report.checks.at(-1)).toMatchObject({
      reason: 'unanswered',
      message: 'Question “Is your dog crate-trained?”: not answered yet.',
    });
    await answer(maya, id, 'no');
    expect(await verdict()).toBe('compliant');
    await server.call(theo, 'updateIntakeQuestion', { questionId: id, askAgain: true });
    expect(await verdict()).toBe('non_compliant');
  });

  test('has one rule that follows its text and services, and ends with it', async () => {
    const { theo, at, business, ask } = await connected();
    const rules = async () => (await server.call(theo, 'getRequirements', { businessId: business.id })).rules;
    const before = (await rules()).length;
    const { id } = await ask({ required: true });
    const service = business.services[0]?.code ?? '';
    await server.call(theo, 'updateIntakeQuestion', { questionId: id, text: 'Crate?', services: [service] });
    const [rule, ...more] = (await rules()).slice(before);
    expect(rule).toMatchObject({
      level: 'required',
      appliesTo: { services: [service] },
      requirement: { kind: 'question', questionId: id, text: 'Crate?' },
    });
    expect(more).toEqual([]);
    await server.call(theo, 'removeIntakeQuestion', { questionId: id });
    expect(await rules()).toHaveLength(before);
    expect((await server.call(theo, 'getCompliance', at)).verdict).toBe('compliant');
  });

  test('is also in the rules that begin later', async () => {
    const { theo, business, ask } = await connected();
    const chip = { id: 'chip', level: 'required', requirement: { kind: 'microchip' } } as const;
    const later = { businessId: business.id, rules: [chip], effectiveFrom: '2999-01-01' };
    await server.call(theo, 'publishRequirements', later);
    await ask({ required: true });
    const { items } = await server.call(theo, 'listRequirementVersions', { businessId: business.id });
    expect(items[0]).toMatchObject({ state: 'future', effectiveFrom: '2999-01-01' });
    expect(items[0]?.rules.map(({ requirement }) => requirement.kind)).toEqual(['microchip', 'question']);
  });

  test('named in published rules gets its text; one of another business is refused', async () => {
    const [{ theo, business, ask }, other] = [await connected(), await connected()];
    const { id } = await ask();
    const foreign = await other.ask();
    const publish = (questionId: string) => ({
      businessId: business.id,
      rules: [
        { id: 'q', level: 'required' as const, requirement: { kind: 'question' as const, questionId } },
      ],
    });
    const { rules } = await server.call(theo, 'publishRequirements', publish(id));
    expect(rules[0]?.requirement).toEqual({ kind: 'question', questionId: id, text: crate.text });
    const refused = await server.refusal(theo, 'publishRequirements', publish(foreign.id));
    expect(refused.status).toBe('INVALID_ARGUMENT');
  });

  test('is written by managers, and answered by staff', async () => {
    const { business, at, ask, answer } = await connected();
    const { id } = await ask({ required: true });
    const staff = await server.businessPerson({ plan: 'free' });
    await buildMember(services, { business, account: staff });
    const refused = await server.refusal(staff, 'updateIntakeQuestion', { questionId: id, required: false });
    expect(refused.details?.reason).toBe('insufficient_role');
    await answer(staff, id, 'yes');
    expect((await server.call(staff, 'getIntakeForm', at)).items[0]?.open).toBe(false);
  });
});

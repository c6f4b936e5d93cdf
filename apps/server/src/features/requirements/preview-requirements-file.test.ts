import { type Rule, ruleFileFormat, toRuleFile } from '@clearpaw/domain';
import { describe, expect, test } from 'vitest';
import { countRows, useServer } from '../../../test/index.ts';
import { buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const chip = { id: 'chip', level: 'required', requirement: { kind: 'microchip' } } as const;
const waiverId = crypto.randomUUID();
const questionId = crypto.randomUUID();
const play = { kind: 'waiver', waiverId, materialVersion: 3 } as const;
const crate = { kind: 'question', questionId, text: 'Is your dog crate-trained?' } as const;

const business = async () => {
  const owner = await server.businessPerson();
  const { id: businessId, services: offered } = await buildBusiness(services, { owner });
  const read = (text: string) => server.call(owner, 'previewRequirementsFile', { businessId, text });
  /** A file with these rules, whatever they are. */
  const readRules = async (...rules: unknown[]) => {
    const content = await read(JSON.stringify({ format: ruleFileFormat, version: 1, rules }));
    if (content.outcome !== 'read') throw new Error(content.reason);
    return content;
  };
  return { owner, businessId, offered, read, readRules };
};

describe('a saved file', () => {
  test('names waivers and questions without ids, and is read back with those of the business that reads it', async () => {
    const { owner, businessId, read } = await business();
    const rules: Rule[] = [
      chip,
      { id: 'play-1', level: 'required', title: 'Play', requirement: play },
      { id: 'crate-1', level: 'recommended', requirement: crate },
    ];
    const text = JSON.stringify(toRuleFile(rules, () => 'Play agreement'));
    for (const own of [waiverId, questionId, 'play-1', 'crate-1']) expect(text).not.toContain(own);
    const made = { businessId, title: 'play agreement', body: 'Dogs play.' };
    const waiver = await server.call(owner, 'createWaiver', made);
    const key = { idempotencyKey: crypto.randomUUID() };
    const asked = { businessId, kind: 'yes_no', text: crate.text, ...key } as const;
    const question = await server.call(owner, 'createIntakeQuestion', asked);
    const content = await read(text);
    expect(content).toMatchObject({
      outcome: 'read',
      leftOut: [],
      rules: [
        chip,
        { title: 'Play', requirement: { kind: 'waiver', waiverId: waiver.id } },
        { level: 'recommended', requirement: { kind: 'question', questionId: question.id } },
      ],
    });
    if (content.outcome !== 'read') return;
    const published = await server.call(owner, 'publishRequirements', { businessId, rules: content.rules });
    // Read once more, the rules keep the ids they have been published with: nothing has changed.
    expect(await read(text)).toMatchObject({ rules: content.rules });
    expect(published.rules.map(({ id }) => id)).toEqual(content.rules.map(({ id }) => id));
  });

  test('lists what this business does not have, and reads the rest', async () => {
    const { readRules, offered } = await business();
    const code = offered[0]?.code ?? '';
    const content = await readRules(
      { level: 'required', title: 'Pool', requirement: { kind: 'waiver', waiver: 'Pool rules' } },
      { level: 'required', requirement: { kind: 'question', question: 'Can it swim?' } },
      { ...chip, id: 'here', appliesTo: { services: [code, 'sledding'] } },
      { ...chip, id: 'sled', appliesTo: { services: ['sledding'] } },
      { ...chip, id: 'over', appliesTo: { lastDay: '2020-01-01' } },
      { ...chip, id: 'moon', requirement: { kind: 'moon-landing', crew: 3 } },
    );
    expect(content.rules).toEqual([{ ...chip, id: 'here', appliesTo: { services: [code] } }]);
    expect(content.leftOut.map(({ position, reason, detail }) => [position, reason, detail])).toEqual([
      [1, 'no_waiver', 'Pool rules'],
      [2, 'no_question', 'Can it swim?'],
      [4, 'no_service', 'sledding'],
      [5, 'ended', null],
      [6, 'unknown_kind', 'moon-landing'],
    ]);
    expect(content.leftOut[0]?.title).toBe('Pool');
  });

  test('a repeated id gets a number', async () => {
    const { readRules } = await business();
    const { rules } = await readRules(chip, { ...chip, level: 'recommended' }, { ...chip, id: 'chip-2' });
    expect(rules.map(({ id }) => id)).toEqual(['chip', 'chip-2', 'chip-2-2']);
  });
});

describe('a file that is no file of rules', () => {
  const rules = Array.from({ length: 101 }, (_, index) => ({ ...chip, id: `chip-${index}` }));
  test.each([
    ['not_json', ''],
    ['not_json', 'PK\u0003\u0004'],
    ['not_json', '{"format":"clearpaw-requirements","version":1,"rules":[}'],
    ['not_json', '['.repeat(390_000)],
    ['other_format', 'null'],
    ['other_format', '[]'],
    ['other_format', '{"format":"other","version":1,"rules":[]}'],
    ['other_format', JSON.stringify({ format: ruleFileFormat, version: 1, rules: {} })],
    ['other_format', `${'['.repeat(190_000)}${']'.repeat(190_000)}`],
    ['other_version', JSON.stringify({ format: ruleFileFormat, version: 2, rules: [] })],
    ['other_version', JSON.stringify({ format: ruleFileFormat, version: '1', rules: [] })],
    ['too_many_rules', JSON.stringify({ format: ruleFileFormat, version: 1, rules })],
  ])('is answered with %s: %.60j', async (reason, text) => {
    const { read } = await business();
    expect(await read(text)).toEqual({ outcome: 'unreadable', reason });
  });

  test('longer than any file of rules is refused, and nothing is written', async () => {
    const { owner, businessId } = await business();
    const before = await countRows(services.store);
    const refused = await server.refusal(owner, 'previewRequirementsFile', {
      ...{ businessId, text: ' '.repeat(400_001) },
    });
    expect(refused.status).toBe('INVALID_ARGUMENT');
    expect(await countRows(services.store)).toEqual(before);
  });

  test('a file with a byte order mark is read', async () => {
    const { read } = await business();
    const text = `\uFEFF${JSON.stringify({ format: ruleFileFormat, version: 1, rules: [chip] })}`;
    expect(await read(text)).toMatchObject({ outcome: 'read', rules: [chip] });
  });
});

describe('a hostile rule is left out as invalid', () => {
  test.each([
    ['a number', 7],
    ['null', null],
    ['a list', [chip]],
    ['no requirement', { id: 'a', level: 'required' }],
    ['an unknown field', { ...chip, isAdmin: true }],
    [
      'a poisoned prototype',
      JSON.parse('{"id":"a","level":"required","requirement":{"kind":"microchip","__proto__":{}}}'),
    ],
    ['a rule no pet can meet', { ...chip, requirement: { kind: 'weight', minKg: 9, maxKg: 3 } }],
    ['an id with markup', { ...chip, id: '<img src=x>' }],
    ['a title with hidden characters', { ...chip, title: 'Chip\u202e' }],
  ])('%s', async (_, rule) => {
    const { readRules } = await business();
    expect(await readRules(rule, chip)).toMatchObject({
      rules: [chip],
      leftOut: [{ position: 1, reason: 'invalid', rule: null }],
    });
  });

  test('the id of another business’s waiver names nothing', async () => {
    const other = await business();
    const theirs = { businessId: other.businessId, title: 'Play', body: 'Dogs play.' };
    const { id } = await server.call(other.owner, 'createWaiver', theirs);
    const { readRules } = await business();
    const { leftOut } = await readRules(
      { ...chip, requirement: { kind: 'waiver', waiverId: id } },
      { ...chip, requirement: { kind: 'waiver', waiver: 'Play' } },
    );
    expect(leftOut.map(({ reason }) => reason)).toEqual(['no_waiver', 'no_waiver']);
  });

  test('names in the answer are short and without hidden characters', async () => {
    const { readRules } = await business();
    const { leftOut } = await readRules(
      { requirement: { kind: 'waiver', waiver: 'x'.repeat(5000) } },
      { requirement: { kind: 'waiver', waiver: 'a\u202eb' } },
      { requirement: { kind: 'waiver', waiver: 'a\ud800b' } },
      { requirement: { kind: '\u0000' } },
    );
    expect(leftOut.map(({ detail }) => detail)).toEqual(['x'.repeat(120), null, null, null]);
  });
});

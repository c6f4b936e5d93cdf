import { cureFor, isReason, type Rule, requirementKinds, sayCheck } from '@clearpaw/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noOutcome } from '../../../test/documents.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, rabiesDose } from '../../../test/records.ts';
import { paths } from '../../paths/index.ts';
import { cureDestination } from './cure-destination.ts';
import { type CheckCase, everyCheck, recordIds, requirementFor } from './testing/every-check.ts';

const {
  vaccination: doseId = '',
  test: testRecordId = '',
  treatment: treatmentId = '',
  document = '',
} = recordIds;
const own = { petId: biscuit.id, state: 'active' as const, createdAt: at, updatedAt: at };
const proven = { documentIds: [], evidence: 'owner' as const };
const paper = {
  ...{ id: document, petId: biscuit.id, kind: 'licence' as const, title: 'City licence' },
  ...{ issuedOn: null, expiresOn: null, storagePath: 'p', contentType: 'application/pdf', size: 9 },
  ...{ sha256: 'a'.repeat(64), state: 'reviewed' as const, createdAt: at, updatedAt: at },
};
const { role: _role, ...business } = meadow;
const toSign = {
  ...{
    id: testId(900),
    businessId: meadow.id,
    businessName: meadow.name,
    title: 'Play agreement',
    version: 1,
  },
  ...{
    materialVersion: 1,
    sha256: 'a'.repeat(64),
    format: 'text' as const,
    services: null,
    validMonths: null,
  },
  ...{ resign: 'material' as const, forMinors: true, updatedAt: at },
  ...{ body: 'Dogs play.', pages: [], file: null, signedVersion: null, signedBody: null },
};
const question = {
  ...{ id: testId(950), businessId: meadow.id, version: 1, kind: 'yes_no' as const, options: [] },
  ...{ text: 'Is your dog crate-trained?', services: null, required: true, updatedAt: at },
};
const asking = {
  ...{ businessId: meadow.id, businessName: meadow.name, petId: biscuit.id },
  items: [{ question, answer: null, open: true }],
};
const records = {
  ...petAnswers(),
  listIntakeForms: { items: [asking] },
  listVaccinations: listed({ ...rabiesDose, id: doseId }),
  listTests: listed({
    ...{ ...own, ...proven, id: testRecordId, test: 'fecal', target: null },
    ...{ takenOn: '2026-01-02', result: 'negative' as const },
  }),
  listTreatments: listed({ ...own, ...proven, id: treatmentId, treatment: 'flea', givenOn: '2026-01-02' }),
  listDocuments: listed({ ...paper, outcome: noOutcome }),
  getBusiness: business,
  getWaiverToSign: toSign,
  watchDocument: [{ ...paper, failure: null, proposals: [], imported: null, pages: [], vaccinationIds: [] }],
  getRequirements: { version: 1, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
  getCompliance: { verdict: 'compliant' as const, checks: [], compliantFrom: null, changesOn: null },
  listPetConnections: listed({
    ...{ petId: biscuit.id, businessId: meadow.id, businessName: meadow.name, businessSlug: meadow.slug },
    ...{ businessKind: meadow.kind, scope: 'verdict' as const, verdict: 'non_compliant' as const },
    ...{ changesOn: null, compliantFrom: null, connectedAt: at, until: null, blockedAt: null },
    ...{ contactShared: false, emailShared: false },
  }),
};

/** One business with one requirement. */
const openAt = ({ name, requirement, check }: CheckCase) =>
  listed({
    ...{ businessId: meadow.id, businessName: meadow.name, scope: 'verdict' as const, visit: null },
    ...{ verdict: 'non_compliant' as const, clearedThrough: null, asked: 1, met: 0 },
    checks: [
      {
        ...{ ...check, recordIds: [...check.recordIds], title: name, passesFrom: null },
        rule: { id: check.ruleId, level: 'required' as const, requirement: requirement as never },
      },
    ],
  });

const destinationOf = ({ requirement, check }: CheckCase) =>
  cureDestination({
    petId: biscuit.id,
    business: { businessId: meadow.id, businessName: meadow.name },
    check,
    rule: { requirement },
  });

describe('every reason of every kind', () => {
  test('no kind is left out', () =>
    expect(new Set(Object.keys(requirementFor))).toEqual(new Set(requirementKinds)));
  test.each(everyCheck)('$name: says what is so and what helps, and has its one control', async (one) => {
    await openScreen(`/pets/${biscuit.id}`, owner(), { ...records, listOpenRequirements: openAt(one) });
    const panel = await screen.findByRole('region', { name: 'What’s missing' });
    const row = within(panel).getByText(one.name).closest('li') ?? panel;
    const { requirement, check } = one;
    const cure = isReason(check.reason) ? cureFor(requirement, check.reason) : null;
    const rule: Rule = { id: check.ruleId, level: check.level, requirement };
    expect(row.textContent).toContain(sayCheck(check, rule).replace(/^.*: /, '').slice(1));
    expect(row.textContent).toContain(cure?.owner);
    const controls = [...within(row).queryAllByRole('link'), ...within(row).queryAllByRole('button')];
    const waits = cure?.step.action === 'wait';
    expect(controls).toHaveLength(waits ? 0 : 1);
    if (!waits) expect(controls[0]?.textContent).toMatch(new RegExp(`\\w: ${one.name}$`));
  });
});

test('a review that waits for the owner to check the document leads to that document', async () => {
  const waiting = everyCheck.find(
    ({ check, requirement }) => check.reason === 'under_review' && requirement.kind === 'vaccination',
  );
  if (!waiting) throw new Error('No case is under review.');
  const [recordId = ''] = waiting.check.recordIds;
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...records,
    listVaccinations: listed({ ...rabiesDose, id: recordId, documentIds: [document] }),
    listDocuments: listed({ ...paper, state: 'needs_review' as const, outcome: noOutcome }),
    listOpenRequirements: openAt(waiting),
  });
  const panel = await screen.findByRole('region', { name: 'What’s missing' });
  const link = await within(panel).findByRole('link', { name: /^Check its document/ });
  expect(link.getAttribute('href')).toBe(paths.document(document));
});

/** One case for each address that a control leads to. */
const destinations = new Map(
  everyCheck.flatMap((one) => {
    const found = destinationOf(one);
    return found
      ? [[found.href.replace(/custom%3A\w+|code=\w+/, ''), { one, href: found.href }] as const]
      : [];
  }),
);

/** What each kind of address opens, with the rule's text. */
const opened: readonly [RegExp, () => Promise<unknown>][] = [
  [/\/edit#pet-(\w+)$/, () => screen.findByRole('heading', { level: 1, name: 'Edit Biscuit' })],
  [/\/vaccinations\?for=/, () => screen.findByDisplayValue(/^[a-z_]+$/)],
  [/\?document=licence#add-documents$/, () => screen.findByRole('button', { name: /License/ })],
  [/ask=add&kind=test/, () => screen.findByRole('dialog', { name: /test/i })],
  [/ask=add&kind=treatment/, () => screen.findByRole('dialog', { name: /treatment/i })],
  [/ask=add&kind=declaration/, () => screen.findByRole('dialog')],
  [/ask=edit/, () => screen.findByRole('dialog')],
  [/ask=review/, () => screen.findByRole('dialog', { name: /Request a review/ })],
  [/ask=confirm/, () => screen.findByRole('dialog')],
  [/ask=reply/, () => screen.findByRole('dialog', { name: 'Questions about Biscuit' })],
  [/ask=visit/, () => screen.findByRole('dialog', { name: /Biscuit/ })],
  [/\/waivers\//, () => screen.findByRole('heading', { level: 1 })],
  [/\/docs\//, () => screen.findByRole('heading', { level: 1 })],
];

describe('a control leads to', () => {
  test.each([...destinations].map(([, found]) => found))('$href', async ({ href, one }) => {
    const opening = opened.find(([address]) => address.test(href));
    if (!opening) throw new Error(`No one says what ${href} opens.`);
    await openScreen(href, owner(), { ...records, listOpenRequirements: openAt(one) });
    expect(await opening[1]()).toBeTruthy();
  });
});

test('closing what a control has opened stays on the page and forgets the question', async () => {
  const one = everyCheck.find(({ name }) => name === 'test missing') as CheckCase;
  const { user, address } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...records,
    listOpenRequirements: openAt(one),
  });
  await user.click(await screen.findByRole('button', { name: /^Add the result ?: test missing/ }));
  await screen.findByRole('dialog');
  expect(address()).toContain('ask=add');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(`/pets/${biscuit.id}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a co-owner who may only read is offered no control', async () => {
  const one = everyCheck.find(({ name }) => name === 'microchip missing') as CheckCase;
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...records,
    getPet: { ...biscuit, access: 'read' },
    listOpenRequirements: openAt(one),
  });
  const panel = await screen.findByRole('region', { name: 'What’s missing' });
  expect(within(panel).queryAllByRole('link')).toEqual([]);
});

test('a pet that lacks nothing is said to be cleared, and until when', async () => {
  const clear = { ...openAt(everyCheck[0] as CheckCase).items[0], checks: [], clearedThrough: '2030-01-14' };
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...records,
    listOpenRequirements: listed(clear as never),
  });
  expect(await screen.findByText('Cleared at all connected businesses through Jan 14, 2030.')).toBeTruthy();
});

test('the dashboard says it too, and leads to the same page', async () => {
  const one = everyCheck.find(({ name }) => name === 'test unverified reviewed') ?? everyCheck[0];
  await openScreen('/dashboard', owner(), {
    ...records,
    listViews: listed(),
    listOpenRequirements: openAt(one as CheckCase),
  });
  const panel = await screen.findByRole('region', { name: 'What’s missing for Biscuit' });
  const link = within(panel).getByRole('link', { name: new RegExp(`: ${one?.name}`) });
  expect(link.getAttribute('href')).toBe(destinationOf(one as CheckCase)?.href);
});

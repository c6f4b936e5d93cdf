import type { auditLog, OutputOf } from '@clearpaw/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, chooseOption, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, type FakeAnswers, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

type Entry = OutputOf<typeof auditLog.listAuditEntries>['items'][number];

const entry: Entry = {
  id: testId(60),
  at,
  actor: { kind: 'member', uid: testId(20), name: 'Sam Ode' },
  action: 'publishRequirements',
  subject: { kind: 'requirements', id: '2', name: null, petId: null },
  place: 1,
  hash: 'f'.repeat(64),
};
const by = (number: number, actor: Entry['actor']): Entry => ({ ...entry, id: testId(number), actor });
const open = (more: FakeAnswers = {}) =>
  openScreen('/business/trail', staff('owner'), {
    ...{ listAuditEntries: listed(entry), listMembers: listed() },
    ...more,
  });

afterEach(() => vi.restoreAllMocks());

test('each entry says who did it: a member, an owner, a program, or the service itself', async () => {
  await open({
    listAuditEntries: listed(
      by(61, { kind: 'member', uid: null, name: null }),
      by(62, { kind: 'owner', uid: null, name: null }),
      by(63, { kind: 'system', uid: null, name: null }),
      by(64, { kind: 'api-key', uid: null, name: 'Website' }),
      by(65, { kind: 'app', uid: null, name: 'Pawbook' }),
    ),
  });
  for (const words of [
    'Former member',
    'The pet’s owner',
    'Clearpaw',
    'API key “Website”',
    'App “Pawbook”',
  ]) {
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  }
});

test('each entry says whom it is about, and leads to a pet that is still connected', async () => {
  const about = (number: number, subject: Entry['subject']): Entry => ({
    ...{ ...entry, id: testId(number), action: 'getCustomer', subject },
  });
  await open({
    listAuditEntries: listed(
      about(61, { kind: 'pet', id: testId(2), name: 'Biscuit', petId: testId(2) }),
      about(62, { kind: 'pet', id: testId(3), name: null, petId: null }),
      about(63, { kind: 'member', id: testId(21), name: 'Ana Reyes', petId: null }),
    ),
  });
  const [link] = await screen.findAllByRole('link', { name: 'Biscuit' });
  expect(link?.getAttribute('href')).toBe(`/business/pets/${testId(2)}`);
  expect(screen.getByText('A pet that is no longer connected')).toBeTruthy();
  expect(screen.getByText('Ana Reyes')).toBeTruthy();
});

test('older entries are read where the last page ended, with the same filter', async () => {
  const { user } = await open({
    listAuditEntries: ({ cursor }) =>
      cursor === undefined
        ? { items: [entry], nextCursor: 'older' }
        : listed<Entry>({ ...entry, id: testId(66), action: 'scanBadge' }),
  });
  await chooseOption(user, /Action/, 'Published requirements');
  await press(user, 'Show more');
  expect((await screen.findAllByText(/Scanned badge/)).length).toBeGreaterThan(0);
  expect(sentTo('listAuditEntries').at(-1)).toEqual(
    expect.objectContaining({
      businessId: meadow.id,
      action: 'publishRequirements',
      cursor: 'older',
    }),
  );
});

test('repetitions take one line, and each entry has its time and hash', async () => {
  const view = (number: number, hash: string): Entry => ({
    ...{ ...entry, id: testId(number), action: 'getConnectedPet', place: number, hash: hash.repeat(64) },
    subject: { kind: 'pet', id: testId(2), name: 'Biscuit', petId: testId(2) },
  });
  const { user } = await open({ listAuditEntries: listed(view(62, 'b'), view(61, 'a'), entry) });
  expect(await screen.findAllByRole('link', { name: 'Biscuit' })).toHaveLength(1);
  expect(screen.getByText('2 times')).toBeTruthy();
  const [details] = screen.getAllByRole('button', { name: 'Details' });
  if (details) await user.click(details);
  expect(await screen.findByText('a'.repeat(64))).toBeTruthy();
  expect(screen.getByText('b'.repeat(64))).toBeTruthy();
  await press(user, 'Hide details');
  expect(screen.queryByText('a'.repeat(64))).toBeNull();
});

test('a person and a period are chosen, and only such entries are asked for', async () => {
  const member = {
    uid: testId(20),
    email: 'sam@example.test',
    displayName: 'Sam Ode',
  };
  const { user } = await open({
    listMembers: listed({ ...member, role: 'staff' as const, joinedAt: at }),
  });
  await chooseOption(user, /^Who|Everyone/, 'Sam Ode');
  await chooseOption(user, /Any time/, 'Last 7 days');
  await waitFor(() =>
    expect(sentTo('listAuditEntries').at(-1)).toMatchObject({
      businessId: meadow.id,
      uid: testId(20),
      from: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    }),
  );
});

test('a filter without entries says so', async () => {
  await open({ listAuditEntries: listed<Entry>() });
  expect(await screen.findByText('No matching entries.')).toBeTruthy();
});

test('a check of the log that was cut off is not silent', async () => {
  const { user } = await open({ verifyAuditTrail: cutNetwork });
  await press(user, 'Verify log');
  await alertOf(/Can’t reach the server/);
  answerFromNow({
    verifyAuditTrail: { entries: 3, intact: true, firstBroken: null, beforeKeys: 2 },
  });
  await press(user, 'Verify log');
  expect(await screen.findByText(/Log verified: 3 entries/)).toBeTruthy();
  expect(screen.queryByText(/Can’t reach the server/)).toBeNull();
});

test('all entries are exported, page after page', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:csv';
  });
  const { user } = await open({
    listAuditEntries: ({ cursor, limit }) =>
      limit === 100 && cursor === undefined
        ? { items: [entry], nextCursor: 'older' }
        : listed<Entry>({ ...entry, id: testId(66) }),
  });
  await press(user, 'Export as CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(((await saved[0]?.text()) ?? '').trim().split(/\r?\n/)).toHaveLength(3);
});

test('an export that was cut off says so, and can be asked for again', async () => {
  const { user } = await open();
  await screen.findByRole('button', { name: 'Details' });
  answerFromNow({ listAuditEntries: cutNetwork });
  await press(user, 'Export as CSV');
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toHaveProperty('disabled', false);
});

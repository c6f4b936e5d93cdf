import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, chooseOption, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const entry = {
  id: testId(60),
  at,
  actor: { kind: 'member' as const, uid: testId(20), name: 'Sam Ode' },
  action: 'publishRequirements:2',
  subject: { kind: 'requirements' as const, id: '2', name: null, petId: null },
  place: 1,
  hash: 'f'.repeat(64),
};
const entryText = 'Sam Ode published requirements, version 2';
const answers = { listAuditEntries: listed(entry), listMembers: listed() };
const open = (more = {}, person = staff('owner')) =>
  openScreen('/business/trail', person, { ...answers, ...more });
const ofBusiness = { businessId: meadow.id };

test('who did what is read in words', async () => {
  await open();
  const [said] = await screen.findAllByText((_, element) => element?.textContent === entryText);
  expect(said).toBeTruthy();
});

test('an action is chosen, and only such entries are asked for', async () => {
  const { user } = await open();
  await chooseOption(user, /Action/, 'Scanned badge');
  await waitFor(() =>
    expect(sentTo('listAuditEntries').at(-1)).toMatchObject({ ...ofBusiness, action: 'scanBadge' }),
  );
});

test.each([
  [{ entries: 12, intact: true, firstBroken: null, beforeKeys: 0 }, /Log verified: 12 entries/],
  [{ entries: 12, intact: false, firstBroken: testId(60), beforeKeys: 0 }, /The log was changed/],
])('the log is verified: %j', async (answer, words) => {
  const { user } = await open({ verifyAuditTrail: answer });
  await press(user, 'Verify log');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a log that cannot be read is asked for again', async () => {
  const { user } = await open({ listAuditEntries: () => refuseCall('PERMISSION_DENIED') });
  const alert = await alertOf('The activity log couldn’t be loaded.');
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  await screen.findAllByText((_, element) => element?.textContent === entryText);
});

test('staff are told that the log is not theirs to read; nothing is asked', async () => {
  await open({}, staff('staff'));
  await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/manager|owner/i));
  expect(sentTo('listAuditEntries')).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';
import { biscuit, rabiesDose } from '../../../test/records.ts';

const { id, name, species, bornOn, microchip } = biscuit;
const waiting = {
  kind: 'vaccination' as const,
  vaccination: rabiesDose,
  pet: { id, name, species, bornOn, microchip },
  askedBy: 'person' as const,
  since: at,
};
const open = (answers = {}, person = staff('manager')) =>
  openScreen('/business/reviews', person, { listReviewQueue: listed(waiting), ...answers });
const decided = {
  ...{ businessId: meadow.id, kind: 'vaccination' as const, recordId: rabiesDose.id },
  seenAt: rabiesDose.updatedAt,
};
const answered = {
  ...{ kind: 'vaccination' as const, recordId: rabiesDose.id, decision: 'verify' as const },
  ...{ note: null, at },
};
const fecal = {
  ...{ id: testId(70), petId: biscuit.id, test: 'fecal', target: null, takenOn: '2026-01-02' },
  ...{ result: 'negative' as const, documentIds: [], evidence: 'owner' as const, state: 'active' as const },
  ...{ createdAt: at, updatedAt: at },
};

test('a record is verified, and the queue is empty', async () => {
  const { user } = await open({ reviewRecord: answered });
  await screen.findByText(/Requested by the owner/);
  answerFromNow({ listReviewQueue: listed() });
  await press(user, 'Verify');
  expect((await screen.findAllByText('All caught up')).length).toBeGreaterThan(0);
  expect(sentTo('reviewRecord')).toEqual([{ ...decided, decision: 'verify' }]);
});

test('a record is rejected with a reason, after it was asked', async () => {
  const { user } = await open({ reviewRecord: answered });
  await press(user, 'Reject');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Reject this record of Biscuit?');
  await fill(user, /Reason/, 'Unreadable stamp');
  await press(user, 'Reject', { in: dialog });
  await waitFor(() =>
    expect(sentTo('reviewRecord')).toEqual([{ ...decided, decision: 'reject', note: 'Unreadable stamp' }]),
  );
});

test('one’s own pet cannot be reviewed, and the words say who can', async () => {
  const { user } = await open({ reviewRecord: () => refuseCall('FAILED_PRECONDITION', 'own_pet') });
  await press(user, 'Verify');
  expect(
    (await screen.findAllByText('You can’t review your own pet’s records. Ask a colleague.')).length,
  ).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
});

test('a queue that cannot be read says so, and is asked for again', async () => {
  const { user } = await open({ listReviewQueue: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited') });
  const alert = await alertOf('Too many requests. Wait a moment, then try again.');
  answerFromNow({ listReviewQueue: listed(waiting) });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByRole('button', { name: 'Verify' })).toBeTruthy();
});

test('staff, who may not review, are told so', async () => {
  await open({}, staff('staff'));
  await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/manager|owner/i));
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(sentTo('listReviewQueue')).toEqual([]);
});

test('a test result is reviewed in the same queue', async () => {
  const { vaccination: _dose, ...item } = waiting;
  const { user } = await open({
    listReviewQueue: listed({ ...item, kind: 'test' as const, record: fecal }),
    reviewRecord: { ...answered, kind: 'test' as const, recordId: fecal.id },
  });
  expect(await screen.findByRole('heading', { name: 'Biscuit, Fecal test' })).toBeTruthy();
  expect(screen.getByText(/negative/i)).toBeTruthy();
  await press(user, 'Verify');
  await waitFor(() =>
    expect(sentTo('reviewRecord')).toEqual([
      { businessId: meadow.id, kind: 'test', recordId: fecal.id, seenAt: at, decision: 'verify' },
    ]),
  );
});

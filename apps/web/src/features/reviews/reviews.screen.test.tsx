import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff } from '../../../test/people.ts';
import { biscuit, rabiesDose } from '../../../test/records.ts';

const { id, name, species, bornOn, microchip } = biscuit;
const waiting = {
  vaccination: rabiesDose,
  pet: { id, name, species, bornOn, microchip },
  askedBy: 'person' as const,
  since: at,
};
const open = (answers = {}, person = staff('manager')) =>
  openScreen('/business/reviews', person, { listReviewQueue: listed(waiting), ...answers });
const decided = { businessId: meadow.id, vaccinationId: rabiesDose.id };

test('a record is verified, and the queue is empty', async () => {
  const { user } = await open({ reviewVaccination: rabiesDose });
  await screen.findByText(/Requested by the owner/);
  answerFromNow({ listReviewQueue: listed() });
  await press(user, 'Verify');
  expect((await screen.findAllByText('All caught up')).length).toBeGreaterThan(0);
  expect(sentTo('reviewVaccination')).toEqual([{ ...decided, decision: 'verify' }]);
});

test('a record is rejected with a reason, after it was asked', async () => {
  const { user } = await open({ reviewVaccination: rabiesDose });
  await press(user, 'Reject');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Reject this record of Biscuit?');
  await fill(user, /Reason/, 'Unreadable stamp');
  await press(user, 'Reject', { in: dialog });
  await waitFor(() =>
    expect(sentTo('reviewVaccination')).toEqual([
      { ...decided, decision: 'reject', note: 'Unreadable stamp' },
    ]),
  );
});

test('one’s own pet cannot be reviewed, and the words say who can', async () => {
  const { user } = await open({ reviewVaccination: () => refuseCall('FAILED_PRECONDITION', 'own_pet') });
  await press(user, 'Verify');
  expect(
    (await screen.findAllByText("You can't review your own pet's records. Ask a colleague.")).length,
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

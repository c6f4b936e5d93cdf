import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { alertOf, dialogOf, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, owner } from '../../../test/people.ts';

const url = 'https://clearpaw.test/calendar/abc.ics';
const next = 'https://clearpaw.test/calendar/def.ics';
const open = (answers: FakeAnswers = {}) =>
  openScreen('/alerts', owner(), {
    listAlerts: listed(),
    listPets: listed(),
    getAlertPreferences: () => refuseCall('NOT_FOUND'),
    getCalendarFeed: { url },
    ...answers,
  });

afterEach(() => vi.restoreAllMocks());

test('the address for a calendar program is copied; where the browser blocks it the words say so', async () => {
  const { user } = await open();
  await screen.findByDisplayValue(url);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copy link');
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(write).toHaveBeenCalledWith(url);
  write.mockRejectedValue(new Error('blocked'));
  await press(user, 'Copy link');
  expect(await screen.findByText(/Your browser blocks copying/)).toBeTruthy();
});

test('after a new link the old address is gone from the screen', async () => {
  const { user } = await open({ rotateCalendarFeed: { url: next } });
  await screen.findByDisplayValue(url);
  await press(user, 'New link');
  answerFromNow({ getCalendarFeed: { url: next } });
  await press(user, 'New link', { in: await dialogOf('Create a new link?') });
  expect(await screen.findByDisplayValue(next)).toBeTruthy();
  expect(screen.queryByDisplayValue(url)).toBeNull();
});

test('two presses make one new link', async () => {
  const { user } = await open({ rotateCalendarFeed: { url: next } });
  await press(user, 'New link');
  const dialog = await dialogOf('Create a new link?');
  const confirm = Array.from(dialog.querySelectorAll('button')).find(
    ({ textContent }) => textContent === 'New link',
  );
  await user.dblClick(confirm as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('rotateCalendarFeed')).toHaveLength(1);
});

test('a new link that could not be made is said, and the address stays', async () => {
  const { user } = await open({ rotateCalendarFeed: cutNetwork });
  await press(user, 'New link');
  await press(user, 'New link', { in: await dialogOf('Create a new link?') });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByDisplayValue(url)).toBeTruthy();
});

test('an address that cannot be read is asked for again', async () => {
  const { user } = await open({ getCalendarFeed: () => refuseCall('PERMISSION_DENIED') });
  const words = 'The link couldn’t be loaded.';
  await screen.findByText(words);
  const alert = await alertOf(words);
  answerFromNow({ getCalendarFeed: { url } });
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByDisplayValue(url)).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { refuseCall, say, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, owner, staff, testId } from '../../../test/people.ts';

const signIn = {
  'GET /get-session?disableCookieCache=true': { user: { twoFactorEnabled: false } },
  'GET /sessions': { sessions: [] },
  'GET /passkey/list-user-passkeys': [],
  'GET /identity-confirmed': { password: true, passkey: false, confirmed: true },
};
const free = {
  businessConnect: false,
  tier: 'free',
  source: 'manual',
  currentPeriodEnd: null,
  updatedAt: null,
};
const running = {
  id: testId(70),
  state: 'running' as const,
  done: 5,
  total: 10,
  fault: null,
  at: null,
  result: null,
  createdAt: at,
};
const failed = { ...running, state: 'failed', fault: 'file_changed', at: 'files/00007-paper.pdf' } as const;
const result = { pets: 1, vaccinations: 3, careRecords: 0, documents: 2, files: 2, leftOut: 1 };
const done = { ...running, state: 'done', done: 10, result } as const;

async function open(newest: object | null = null, more = {}) {
  const contact = { name: 'Maya Lindqvist', phone: null, emergency: null, pickups: [] };
  const answers = { watchEntitlements: [free], watchDataImport: [{ import: newest }], getContact: contact };
  const opened = await openScreen('/settings', owner(), { ...answers, ...more } as never, signIn);
  await press(opened.user, 'Import a whole export');
  return opened;
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  input.removeAttribute('accept');
  await user.upload(input, new File(['PK'], name, { type: 'application/zip' }));
}

test('a ZIP is uploaded and imported once, and the progress and the result are shown', async () => {
  const { user } = await open(null, { importMyData: { importId: testId(70) } });
  await choose(user, 'clearpaw-data.zip');
  await screen.findByText('Uploading…');
  await expect.poll(() => sentTo('importMyData')).toHaveLength(1);
  expect(sentTo('importMyData')[0]?.storagePath).toMatch(/^users\/[^/]+\/archives\/[0-9a-f-]{36}\.zip$/);
  say('watchDataImport', { import: running });
  const bar = await screen.findByRole('progressbar', { name: 'Importing and checking every file…' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  say('watchDataImport', { import: done });
  expect(await screen.findByText('Everything is here')).toBeTruthy();
  expect(screen.getByText('1 pet, 3 vaccinations, 0 other records, 2 documents and 2 files.')).toBeTruthy();
  expect(screen.getByText(/^1 entry couldn’t come along/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your pets' })).toBeTruthy();
});

test('an import that failed names the file, and another one can be chosen', async () => {
  const { user } = await open(failed);
  expect(await alertOf(/Nothing was imported.*files\/00007-paper\.pdf/s)).toBeTruthy();
  await press(user, 'Choose another file');
  expect(await screen.findByText('Choose the ZIP')).toBeTruthy();
});

test('a file of another kind is not uploaded, and a refusal is said', async () => {
  const { user } = await open(null, {
    importMyData: () => refuseCall('FAILED_PRECONDITION', 'account_not_empty'),
  });
  await choose(user, 'photo.jpg');
  expect(await alertOf(/Choose a ZIP file/)).toBeTruthy();
  expect(sentTo('importMyData')).toEqual([]);
  await choose(user, 'clearpaw-data.zip');
  expect(await alertOf(/imported into a new account/)).toBeTruthy();
});

test('a business is not offered it', async () => {
  await openScreen('/settings', staff('manager'), { watchEntitlements: [free] } as never, signIn);
  expect(await screen.findByRole('heading', { name: 'Your data' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import a whole export' })).toBeNull();
});

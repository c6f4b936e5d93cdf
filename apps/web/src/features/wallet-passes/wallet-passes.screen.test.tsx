import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../../test/acts.ts';
import { cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const code = 'A'.repeat(26);
const credential = 'A'.repeat(160);
const badge = {
  code,
  url: `https://clearpaw.example/v/${code}#${credential}`,
  credential,
  issuedAt: at,
  expiresAt: '2099-01-01T00:00:00.000Z',
};
const apple = 'https://clearpaw.example/exports/passes/secret';
const google = 'https://pay.google.com/gp/v/save/token';

afterEach(() => {
  vi.restoreAllMocks();
});

function openBadge(platforms: ('apple' | 'google')[], answers = {}) {
  return openScreen(`/pets/${biscuit.id}/badge`, owner(), {
    ...petAnswers(),
    getBadge: badge,
    listWalletPlatforms: { platforms },
    ...answers,
  });
}

test('where no wallet is set up there is no button', async () => {
  await openBadge([]);
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  await waitFor(() => expect(sentTo('listWalletPlatforms')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Wallet/ })).toBeNull();
});

test('each wallet that is set up has a button, which leads to its pass', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openBadge(['apple', 'google'], {
    getWalletPass: ({ platform }: { platform: string }) => ({ url: platform === 'apple' ? apple : google }),
  });
  await press(user, 'Add to Apple Wallet');
  await waitFor(() => expect(assign).toHaveBeenLastCalledWith('/exports/passes/secret'));
  await press(user, 'Add to Google Wallet');
  await waitFor(() => expect(assign).toHaveBeenLastCalledWith(google));
  expect(sentTo('getWalletPass')).toEqual([
    { petId: biscuit.id, platform: 'apple', language: 'en' },
    { petId: biscuit.id, platform: 'google', language: 'en' },
  ]);
});

test('an Android phone is offered its own wallet alone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
  await openBadge(['apple', 'google']);
  expect(await screen.findByRole('button', { name: 'Add to Google Wallet' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to Apple Wallet' })).toBeNull();
});

test.each([
  ['without a network', cutNetwork, /reach the server/],
  [
    'where it has been turned off meanwhile',
    () => refuseCall('FAILED_PRECONDITION', 'not_configured'),
    /isn’t set up on this server/,
  ],
] as const)('%s the badge stays, and says why nothing was added', async (_, getWalletPass, words) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openBadge(['apple'], { getWalletPass });
  await press(user, 'Add to Apple Wallet');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to Apple Wallet' })).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

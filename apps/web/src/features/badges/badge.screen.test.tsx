import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogOf, pickItem, press } from '../../../test/acts.ts';
import {
  answerFromNow,
  cutNetwork,
  type FakeAnswers,
  refuseCall,
  sentTo,
} from '../../../test/fake-server.ts';
import { forgetTab, openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import type { PetConnection } from '../connections/index.ts';
import { forgetBadges } from './device-key.ts';

const code = 'ABCDEFGHJKMNPQRSTVWXYZ2345';
const address = `${location.origin}/v/${code}`;
const badge = {
  ...{ code, url: `${address}#ABCDEFGH`, credential: 'ABCDEFGH', issuedAt: at },
  expiresAt: '2099-01-01T10:00:00.000Z',
};
const connection = (businessName: string, changes: Partial<PetConnection> = {}): PetConnection => ({
  ...{ petId: biscuit.id, businessId: testId(businessName.length), businessName, businessKind: meadow.kind },
  ...{ businessSlug: businessName.toLowerCase(), scope: 'verdict', verdict: 'compliant', changesOn: null },
  ...{ compliantFrom: null, connectedAt: at, until: null, blockedAt: null },
  ...{ contactShared: false, emailShared: false },
  ...changes,
});
const page = `/pets/${biscuit.id}/badge`;
const open = (answers: FakeAnswers = {}) =>
  openScreen(page, owner(), {
    ...petAnswers(),
    getBadge: badge,
    listWalletPlatforms: { platforms: [] },
    ...answers,
  });
const menu = 'More about this badge';
/** The app is closed; what the device keeps stays. */
const close = async () => {
  cleanup();
  await forgetTab();
};

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await forgetBadges();
});

test('the badge shows the pet, the code as a picture and in groups to be typed', async () => {
  await open({ getPet: { ...biscuit, microchip: '985112001234567' } });
  expect(await screen.findByRole('img', { name: 'QR badge of Biscuit' })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH JKMN PQRS TVWX YZ23 45')).toBeTruthy();
  expect(screen.getByText('Labrador mix, chip …4567')).toBeTruthy();
  expect(screen.getByText(/^New code in \d+ s$/)).toBeTruthy();
});

test('the badge is bound to the key of this device, which stays the same', async () => {
  await open();
  await screen.findByRole('img', { name: 'QR badge of Biscuit' });
  const [first] = sentTo('getBadge');
  expect(first?.deviceKey).toMatchObject({ kty: 'EC', crv: 'P-256' });
  await close();
  await open();
  await screen.findByRole('img', { name: 'QR badge of Biscuit' });
  expect(sentTo('getBadge')[0]?.deviceKey).toEqual(first?.deviceKey);
});

test('at the foot stands what a business says; pressing shows the next one', async () => {
  const { user } = await open({
    listPetConnections: listed(
      connection('Meadow', { verdict: 'expiring', changesOn: '2099-07-05' }),
      connection('Harbor', { verdict: 'non_compliant', compliantFrom: '2099-02-01' }),
      connection('Pinetree', { verdict: 'non_compliant' }),
    ),
  });
  const foot = await screen.findByRole('button', { name: /Show another business/ });
  expect(foot.textContent).toMatch(/until Jul 4.* at Meadow/);
  await user.click(foot);
  expect(foot.textContent).toMatch(/from Feb 1.* at Harbor/);
  await user.click(foot);
  expect(foot.textContent).toMatch(/Records missing at Pinetree/);
  await user.click(foot);
  expect(foot.textContent).toMatch(/at Meadow/);
});

test('with one business there is nothing to switch', async () => {
  await open({ listPetConnections: listed(connection('Meadow')) });
  expect(await screen.findByText('at Meadow')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show another business/ })).toBeNull();
});

test('the link is copied without the code that only this device may show', async () => {
  const { user } = await open();
  await screen.findByRole('img', { name: 'QR badge of Biscuit' });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await pickItem(user, menu, 'Copy link');
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(write).toHaveBeenCalledWith(address);
  write.mockRejectedValue(new Error('blocked'));
  await pickItem(user, menu, 'Copy link');
  expect(await screen.findByText(`Your browser blocks copying. The link: ${address}`)).toBeTruthy();
});

test('a new code is made only after it was asked, and the old one goes', async () => {
  const next = { ...badge, code: 'ZZZZEFGHJKMNPQRSTVWXYZ2345' };
  const { user } = await open({ rotateBadge: next });
  await screen.findByText(/^ABCD EFGH/);
  await pickItem(user, menu, 'Create a new code');
  const dialog = await dialogOf('Create a new code?');
  expect(within(dialog).getByText(/stops working immediately, including on printed badges/)).toBeTruthy();
  expect(sentTo('rotateBadge')).toEqual([]);
  answerFromNow({ getBadge: next });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Create a new code' }));
  expect(await screen.findByText(/^ZZZZ EFGH/)).toBeTruthy();
  expect(sentTo('rotateBadge')).toEqual([{ petId: biscuit.id }]);
});

test('a new code that was refused is said, and the old one still shows', async () => {
  const { user } = await open({ rotateBadge: cutNetwork });
  await screen.findByText(/^ABCD EFGH/);
  await pickItem(user, menu, 'Create a new code');
  await press(user, 'Create a new code', { in: await dialogOf('Create a new code?') });
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(screen.getByText(/^ABCD EFGH/)).toBeTruthy();
});

test('a printed badge is one without a live code, and the screen goes back to its own after printing', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open();
  await screen.findByText(/^New code in/);
  await press(user, 'Print');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(sentTo('getBadge').at(-1)).toEqual({ petId: biscuit.id });
  expect(screen.getByText('Printed badge, valid until Jan 1, 2099')).toBeTruthy();
  window.dispatchEvent(new Event('afterprint'));
  expect(await screen.findByText(/^New code in/)).toBeTruthy();
});

test('a badge that could not be fetched for printing is said, and nothing is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open();
  await screen.findByText(/^New code in/);
  answerFromNow({ getBadge: cutNetwork });
  await press(user, 'Print');
  expect(await screen.findByText(/Can’t reach the server/)).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Print' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
});

test('the sheet of card, tag and collar band is saved; a failure is said', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await open({ printBadge: { contentType: 'application/pdf', base64: btoa('%PDF-1.7') } });
  await screen.findByText(/^New code in/);
  await pickItem(user, menu, /Card, tag and collar band/);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/Biscuit badge\.pdf/);
  answerFromNow({ printBadge: () => refuseCall('RESOURCE_EXHAUSTED', 'rate_limited') });
  await pickItem(user, menu, /Card, tag and collar band/);
  await waitFor(() => expect(sentTo('printBadge')).toHaveLength(2));
  await waitFor(() => expect(document.querySelector('[role=alertdialog], [role=alert]')).not.toBeNull());
  expect(saved).toHaveBeenCalledOnce();
});

test('without a network the badge kept on this device shows, and says so', async () => {
  await open();
  await screen.findByText(/^New code in/);
  await close();
  await open({ getBadge: cutNetwork });
  expect(await screen.findByText('Offline. The code still works.')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'QR badge of Biscuit' }).length).toBeGreaterThan(0);
});

test('a network that is lost while the badge is shown is said beside the code', async () => {
  await open();
  await screen.findByText(/^New code in/);
  expect(screen.queryByText('Offline. The code still works.')).toBeNull();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('Offline. The code still works.')).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('Offline. The code still works.')).toBeNull();
});

test('without a network and a kept badge the words say how to have one next time', async () => {
  await open({ getBadge: cutNetwork });
  expect(await screen.findByText(/this badge is not saved on this device/)).toBeTruthy();
});

test('what the server refuses is not shown from memory', async () => {
  await open();
  await screen.findByText(/^New code in/);
  await close();
  const { user } = await open({ getBadge: () => refuseCall('PERMISSION_DENIED') });
  expect(await screen.findByText('You don’t have access to this.')).toBeTruthy();
  answerFromNow({ getBadge: badge });
  await press(user, 'Try again');
  expect((await screen.findAllByText(/^New code in/)).length).toBeGreaterThan(0);
});

test('the installed app begins with the pets where there are several', async () => {
  const pepper = { ...biscuit, id: testId(4), name: 'Pepper' };
  const opened = await openScreen('/badge', owner(), { ...petAnswers(), listPets: listed(biscuit, pepper) });
  await waitFor(() => expect(opened.address()).toBe('/dashboard'));
});

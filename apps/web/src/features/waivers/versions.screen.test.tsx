import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { noneUnsigned, noRules } from './testing/none-unsigned.ts';

const sha256 = 'a'.repeat(64);
const waiver = {
  ...{ id: testId(50), businessId: meadow.id, title: 'Play agreement', version: 2, materialVersion: 2 },
  ...{ sha256, format: 'text' as const, services: null, validMonths: null, updatedAt: at },
  resign: 'material' as const,
  forMinors: true,
};
const version = (number: number, more = {}) => ({
  ...{ version: number, material: true, sha256, format: 'text' as const, publishedAt: at },
  ...{ publishedBy: 'Theo Lind', signatures: 12 },
  ...more,
});
const shown = {
  ...{ version: 1, material: true, sha256, format: 'text' as const, publishedAt: at },
  ...{ waiverId: waiver.id, title: 'Play agreement', businessName: meadow.name },
  ...{ body: 'Dogs played here.', pages: [], file: null, isCurrent: false },
};
const answers = {
  listWaivers: listed(waiver),
  listUnsignedPets: noneUnsigned,
  getRequirements: noRules,
  listWaiverVersions: listed(version(2, { signatures: 0, material: false, publishedBy: null }), version(1)),
  getWaiverVersion: shown,
};

test('the business reads any version from the list of all', async () => {
  const { user, address } = await openScreen(`/business/waivers/${waiver.id}`, staff('staff'), answers);
  await user.click(await screen.findByRole('tab', { name: 'Versions' }));
  expect(await screen.findByText(/^Published .* by Theo Lind$/)).toBeTruthy();
  expect(screen.getByText('12 signatures')).toBeTruthy();
  expect(screen.getByText('No new signature needed · no signatures')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Read version 1' }));
  expect(await screen.findByText('Dogs played here.')).toBeTruthy();
  expect(address()).toBe(`/business/waivers/${waiver.id}/versions/1`);
  expect(screen.getByText(/A later version has replaced it\.$/)).toBeTruthy();
  expect(sentTo('getWaiverVersion')).toEqual([{ waiverId: waiver.id, version: 1 }]);
  await user.click(screen.getByRole('link', { name: 'Play agreement' }));
  await waitFor(() => expect(address()).toBe(`/business/waivers/${waiver.id}`));
});

test('an owner reads the version that they signed', async () => {
  await openScreen(`/waivers/${waiver.id}/versions/1`, owner(), answers);
  expect(await screen.findByText('Dogs played here.')).toBeTruthy();
  expect(screen.getByText(`By ${meadow.name}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Signed waivers' }).getAttribute('href')).toBe('/settings#given');
});

test('a version that cannot be read is asked for again', async () => {
  const refused = { getWaiverVersion: () => refuseCall('PERMISSION_DENIED') };
  const { user } = await openScreen(`/waivers/${waiver.id}/versions/1`, owner(), refused);
  const alert = await alertOf('This version couldn’t be loaded.');
  answerFromNow(answers);
  await press(user, 'Try again', { in: alert });
  expect(await screen.findByText('Dogs played here.')).toBeTruthy();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, press } from '../../../test/acts.ts';
import { answerFromNow, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, staff, testId } from '../../../test/people.ts';

const clinic = { ...meadow, name: 'Lakeside', kind: 'clinic' as const, role: 'owner' as const };
const businessId = clinic.id;
const { role: _role, ...made } = clinic;
const patient = {
  ...{ petId: testId(71), petName: 'Biscuit', species: 'dog' as const, breed: 'Beagle' },
  ...{ photoPath: null, ownerName: 'Maya Okafor', connectedAt: at },
};
const request = {
  ...{ confirmationId: testId(72), petName: 'Mochi', species: 'cat' as const, requestedBy: 'Sam' },
  ...{ records: 2, requestedAt: at, expiresAt: at },
};
const unproven = { email: null, isKnown: false, askedEmail: null };
const noPlan = {
  watchEntitlements: [
    {
      ...{ businessConnect: false, tier: 'free' as const, source: 'manual' as const },
      ...{ currentPeriodEnd: null, updatedAt: null },
    },
  ],
};
const open = (more = {}, path = '/business') =>
  openScreen(path, staff('owner', { plan: false }), {
    ...noPlan,
    listMyBusinesses: listed(clinic),
    listPatients: listed(patient),
    listClinicRequests: listed<typeof request>(),
    getClinicAccount: unproven,
    ...more,
  });

test('a clinic without the plan opens on its patients; its other pages ask for the plan', async () => {
  await open();
  expect((await screen.findByRole('link', { name: 'Biscuit' })).getAttribute('href')).toBe(
    `/business/patients/${patient.petId}`,
  );
  expect(screen.queryByRole('link', { name: 'Scan' })).toBeNull();
});

test('another page of a clinic without the plan asks for the plan', async () => {
  await open({}, '/business/team');
  expect(await screen.findByText('Upgrade to Business Connect')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open a free clinic account' })).toBeNull();
});

test('who has no plan opens a clinic free of charge', async () => {
  const { user } = await open({ listMyBusinesses: listed<typeof clinic>(), createBusiness: made });
  await press(user, 'Open a free clinic account');
  await fill(user, 'Business name', 'Lakeside');
  answerFromNow({ listMyBusinesses: listed(clinic) });
  await press(user, 'Create business');
  expect(await screen.findByRole('link', { name: 'Biscuit' })).toBeTruthy();
  expect(sentTo('createBusiness')).toEqual([expect.objectContaining({ name: 'Lakeside', kind: 'clinic' })]);
});

test('the clinic shows by a code that it reads its mail', async () => {
  const asked = { ...unproven, askedEmail: 'records@lakeside.example' };
  const proven = { email: 'records@lakeside.example', isKnown: true, askedEmail: null };
  const { user } = await open({ proveClinicEmail: asked, confirmClinicEmail: proven });
  await fill(user, 'Email at your clinic’s own domain', 'records@lakeside.example');
  answerFromNow({ getClinicAccount: asked });
  await press(user, 'Send a code');
  await fill(user, 'Code from the email', '1234 5678');
  answerFromNow({ getClinicAccount: proven });
  await press(user, 'Confirm');
  expect(await screen.findByText(/is in the clinic directory/)).toBeTruthy();
  expect(sentTo('proveClinicEmail')).toEqual([{ businessId, email: 'records@lakeside.example' }]);
  expect(sentTo('confirmClinicEmail')).toEqual([{ businessId, code: '12345678' }]);
});

test('a request is answered on the page of its link', async () => {
  const { user } = await open({
    listClinicRequests: listed(request),
    openClinicRequest: { token: 'abc' },
    getConfirmation: () => new Promise(() => undefined),
  });
  expect(await screen.findByText(/2 records, asked by Sam/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Answer about Mochi' }));
  expect(sentTo('openClinicRequest')).toEqual([{ businessId, confirmationId: request.confirmationId }]);
});

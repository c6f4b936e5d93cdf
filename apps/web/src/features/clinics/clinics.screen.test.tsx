import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseOption } from '../../../test/acts.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, staff, testId } from '../../../test/people.ts';

const clinic = {
  clinicId: testId(70),
  name: 'Lakeside',
  emailDomain: 'lakeside.example',
  location: 'Bath, ME',
  isKnown: false,
  trust: 'default' as const,
  records: 1,
};
const { role: _role, ...saved } = meadow;
const open = (role: 'manager' | 'staff') =>
  openScreen('/business/settings', staff(role), {
    listClinics: listed(clinic),
    getBusinessPage: null,
    setClinicTrust: { ...clinic, trust: 'trusted' as const },
    updateBusiness: { ...saved, clinicTrust: 'listed' as const },
  });

test('a manager trusts a clinic, and counts only the clinics of the own list', async () => {
  const { user } = await open('manager');
  await screen.findByText('lakeside.example, Bath, ME');
  await chooseOption(user, /Trust in Lakeside/, 'Trusted');
  expect(sentTo('setClinicTrust')).toEqual([
    { businessId: meadow.id, clinicId: clinic.clinicId, trust: 'trusted' },
  ]);
  await user.click(screen.getByRole('radio', { name: /Only clinics you trust/ }));
  expect(sentTo('updateBusiness')).toEqual([{ businessId: meadow.id, clinicTrust: 'listed' }]);
});

test('staff see the list and change nothing', async () => {
  const { user } = await open('staff');
  await screen.findByText('lakeside.example, Bath, ME');
  await user.click(screen.getByRole('radio', { name: /Only clinics you trust/ }));
  expect(sentTo('updateBusiness')).toEqual([]);
});

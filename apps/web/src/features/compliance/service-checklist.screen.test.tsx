import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import type { FakeAnswers } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, staff, testId } from '../../../test/people.ts';
import { biscuit } from '../../../test/records.ts';

const rule = (id: string, requirement: object) => ({ id, level: 'required' as const, requirement }) as never;
const waiverId = testId(70);
const rules = [
  rule('rabies', { kind: 'vaccination', targets: ['rabies'] }),
  rule('chip', { kind: 'microchip' }),
  rule('terms', { kind: 'waiver', waiverId, materialVersion: 1 }),
];
const check = (ruleId: string, status: 'met' | 'missing' | 'pending', more = {}) => ({
  ...{ ruleId, level: 'required' as const, status, reason: status, params: {}, message: 'In order.' },
  ...{ recordIds: [], validUntil: null, ...more },
});
const at9 = testId(71);
const daycare = {
  verdict: 'non_compliant' as const,
  checks: [
    check('rabies', 'met', { validUntil: '2099-03-02' }),
    check('chip', 'missing'),
    check('terms', 'missing'),
  ],
  ...{ compliantFrom: '2099-01-04', changesOn: null },
};
const grooming = {
  verdict: 'compliant' as const,
  checks: [check('rabies', 'met', { validUntil: '2099-03-02' })],
  ...{ compliantFrom: null, changesOn: null },
};
const known = {
  ...{ petId: biscuit.id, petName: 'Biscuit', species: 'dog' as const, breed: 'Beagle', colour: null },
  ...{ alerts: [], photoPath: null, scope: 'verdict' as const, verdict: 'non_compliant' as const },
  ...{ connectedAt: at, lastVisitAt: null, lastService: null, contact: null, contactShared: false },
  ...{ customerId: null, note: '', flags: [], visits: 0, turnedAway: 0 },
  services: [
    { service: 'daycare', report: daycare },
    { service: 'grooming', report: grooming },
  ],
};
const openPet = (more: FakeAnswers = {}, person = staff('manager')) =>
  openScreen(`/business/pets/${biscuit.id}`, person, {
    getRequirements: { version: 1, rules, publishedAt: at, effectiveFrom: '2026-01-05' },
    watchConnections: [],
    listIncidents: listed(),
    getCareAtBusiness: { plan: null, isGuest: false },
    listCareLog: listed(),
    listVisits: listed(),
    getConnectedPet: known,
    listCheckIns: listed(),
    ...more,
  });
const checklist = () => screen.findByRole('region', { name: 'Can Biscuit come today?' });
const lines = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the page of a pet lists each requirement of a service, what is missing first', async () => {
  await openPet();
  const list = await checklist();
  await within(list).findByText('Microchip');
  expect(lines(list).map((line) => line?.replace(/ · .*/, ''))).toEqual(['Microchip', 'Waiver', 'Rabies']);
  expect(within(list).getAllByText(/· Missing/)).toHaveLength(2);
  expect(within(list).getByText('Earliest date with these records: Sun, Jan 4, 2099')).toBeTruthy();
  const sign = within(list).getByRole('link', { name: 'Sign on this device' });
  expect(sign.getAttribute('href')).toBe(`/business/waivers/${waiverId}/sign`);
});

test('another service has its own requirements', async () => {
  const { user } = await openPet();
  const list = await checklist();
  await user.click(await within(list).findByRole('radio', { name: /grooming.*Good to go/ }));
  await waitFor(() => expect(lines(list)).toHaveLength(1));
  expect(within(list).getByText('Cleared through Mar 2, 2099')).toBeTruthy();
});

test('a record in review leads people who may review it to the record', async () => {
  const waiting = { ...daycare, checks: [check('rabies', 'pending', { recordIds: [at9] })] };
  const services = [{ service: 'daycare', report: waiting }];
  await openPet({ getConnectedPet: { ...known, services } });
  const link = await within(await checklist()).findByRole('link', { name: 'Review this record' });
  expect(link.getAttribute('href')).toBe(`/business/reviews?record=${at9}`);
});

test('staff who may not review records get no such link', async () => {
  const waiting = { ...daycare, checks: [check('rabies', 'pending', { recordIds: [at9] })] };
  const services = [{ service: 'daycare', report: waiting }];
  await openPet({ getConnectedPet: { ...known, services } }, staff('staff'));
  const list = await checklist();
  await within(list).findByText(/· In review/);
  expect(within(list).queryByRole('link')).toBeNull();
});

test('the owner of a pet that is not cleared gets an email about what is missing', async () => {
  const preview = { letters: 1, subject: 'Biscuit', text: 'Microchip is missing.' };
  const { user } = await openPet({ remindOwners: preview });
  await press(user, 'Email what is missing');
  const dialog = await screen.findByRole('dialog', { name: 'Remind the owners of 1 pet?' });
  expect(await within(dialog).findByText('Microchip is missing.')).toBeTruthy();
  const checkIn = screen.getByRole('link', { name: 'Override for Biscuit', hidden: true });
  expect(checkIn.getAttribute('href')).toBe(`/business/scan?pet=${biscuit.id}&name=Biscuit`);
});

test('a guest has no owner with an account to write to', async () => {
  await openPet({ getCareAtBusiness: { plan: null, isGuest: true } });
  await screen.findByText(/Guest since/);
  expect(screen.queryByRole('button', { name: 'Email what is missing' })).toBeNull();
});

import { expect, test } from 'vitest';
import { type BusinessSettings, checkSettings, type ServiceDraft } from './business-settings.ts';

const base: BusinessSettings = {
  name: ' Harbor ',
  services: [],
  selfCheckIn: 'confirm',
  acceptPaper: true,
  contactRequired: false,
};
const row = (name: string, capacity = '', code: string | null = null): ServiceDraft => ({
  key: name,
  code,
  name,
  capacity,
});
const check = (...services: ServiceDraft[]) => checkSettings('b', { ...base, services });
const servicesOf = (answer: ReturnType<typeof checkSettings>) =>
  'update' in answer ? answer.update.services : answer;

test('settings are taken as they are, without the blanks around them', () => {
  expect(checkSettings('b', base)).toEqual({
    update: {
      businessId: 'b',
      name: 'Harbor',
      services: [],
      selfCheckIn: 'confirm',
      acceptPaper: true,
      contactRequired: false,
    },
  });
});

test.each(['', '   ', 'x'.repeat(81)])('a business is not called %j', (name) => {
  expect(checkSettings('b', { ...base, name })).toEqual({ problem: 'name', key: null });
});

test('a new service gets a code from its name, a known one keeps its own', () => {
  expect(servicesOf(check(row('Dog Daycare', '12'), row('Renamed', '', 'boarding')))).toEqual([
    { code: 'dog-daycare', name: 'Dog Daycare', capacity: 12 },
    { code: 'boarding', name: 'Renamed' },
  ]);
});

test('codes differ where names do not, also from codes that come later', () => {
  const codes = servicesOf(check(row('Spa'), row('Spa!'), row('Old', '', 'spa'), row('犬')));
  expect(codes).toMatchObject([{ code: 'spa-2' }, { code: 'spa-3' }, { code: 'spa' }, { code: 'service' }]);
});

test.each(['0', '-1', '1.5', 'many', '10001'])('a capacity of %s is named at its row', (capacity) => {
  expect(check(row('Fine'), row('Bad', capacity))).toEqual({ problem: 'capacity', key: 'Bad' });
});

test.each(['', ' ', 'x'.repeat(61)])('a service called %j is named at its row', (name) => {
  expect(check(row(name))).toEqual({ problem: 'serviceName', key: name });
});

import { describe, expect, test } from 'vitest';
import type { Rule } from '../compliance/index.ts';
import type { BadgeClaims } from './badge-claims.ts';
import { judgeOffline } from './judge-offline.ts';

const claims: BadgeClaims = {
  issuer: 'clearpaw.example',
  petId: '01900000-0000-7000-8000-0000000000ab',
  name: 'Biscuit',
  species: 'dog',
  chipTail: '0863',
  specimen: false,
  issuedAt: 1_795_251_600,
  expiresAt: 1_795_856_400,
  revocationIndex: 7,
  doses: [
    {
      vaccine: 'rabies-1y',
      administeredOn: '2026-06-01',
      expiresOn: '2027-06-01',
      evidence: 'reviewed',
      doseNumber: null,
      route: null,
    },
  ],
  deviceKey: null,
};
const visit = { service: null, arrival: '2026-11-21', departure: '2026-11-21' };
const rabies: Rule = {
  id: 'rabies',
  level: 'required',
  requirement: { kind: 'vaccination', targets: ['rabies'], evidence: 'reviewed' },
};
const dhpp: Rule = { ...rabies, id: 'dhpp', requirement: { kind: 'vaccination', targets: ['dhpp'] } };
const chip: Rule = { id: 'chip', level: 'required', requirement: { kind: 'microchip' } };
const fecal: Rule = {
  id: 'fecal',
  level: 'required',
  requirement: { kind: 'test', test: 'fecal', maxAgeDays: 180 },
};
const judge = (rules: readonly Rule[], listAgeHours = 1, change: Partial<BadgeClaims> = {}) =>
  judgeOffline({ claims: { ...claims, ...change }, rules, visit, listAgeHours });

test('what the badge carries is judged as online', () => {
  expect(judge([rabies, chip])).toMatchObject({
    report: { verdict: 'compliant' },
    unchecked: [],
    sure: true,
  });
  expect(judge([rabies, chip], 1, { chipTail: null }).report.verdict).toBe('non_compliant');
  expect(judge([rabies, dhpp]).report.verdict).toBe('non_compliant');
});

test('a dose that this business rejected does not count, though the badge carries it', () => {
  const isRejected = ({ vaccine }: { vaccine: string }) => vaccine === 'rabies-1y';
  const input = { claims, rules: [rabies], visit, listAgeHours: 1 };
  expect(judgeOffline({ ...input, isRejected }).report.verdict).toBe('non_compliant');
});

test.each([
  [0, true],
  [24, true],
  [24.01, false],
  [-0.01, false],
])('with lists %d hours old the answer is sure: %s', (hours, sure) => {
  expect(judge([rabies], hours).sure).toBe(sure);
});

describe('what no badge carries', () => {
  test('is reported as unchecked, neither passed nor failed', () => {
    expect(judge([rabies, fecal])).toMatchObject({
      report: { verdict: 'compliant' },
      unchecked: ['fecal'],
      sure: false,
    });
  });
  test('does not matter where it is only recommended, or meant for other animals', () => {
    const recommended: Rule = { ...fecal, level: 'recommended' };
    const forCats: Rule = { ...fecal, appliesTo: { species: ['cat'] } };
    expect(judge([rabies, recommended, forCats])).toMatchObject({ unchecked: [], sure: true });
  });
  test('may be a titer accepted instead of a dose, so such a rule is not failed here', () => {
    const orTiter: Rule = {
      ...dhpp,
      requirement: { kind: 'vaccination', targets: ['dhpp'], accepts: { titerMonths: 36 } },
    };
    expect(judge([orTiter])).toMatchObject({
      report: { verdict: 'compliant' },
      unchecked: ['dhpp'],
      sure: false,
    });
  });
});

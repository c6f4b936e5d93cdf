import { expect, test } from 'vitest';
import { clockAt, incidentFacts, incidentProblems, instantOf, newDraft } from './incident.ts';

const pet = { petId: 'p', petName: 'Biscuit' };
const zone = 'America/New_York';

test('a time of the business is the instant that its clock shows, daylight saving included', () => {
  for (const [day, time, instant] of [
    ['2026-11-23', '10:42', '2026-11-23T15:42:00.000Z'],
    ['2026-07-01', '10:42', '2026-07-01T14:42:00.000Z'],
    // The day that has 25 hours, and the one that has 23.
    ['2026-11-01', '23:30', '2026-11-02T04:30:00.000Z'],
    ['2026-03-08', '12:00', '2026-03-08T16:00:00.000Z'],
  ] as const) {
    expect(instantOf({ day, time }, zone)).toBe(instant);
    expect(clockAt(Date.parse(instant), zone)).toEqual({ day, time });
  }
  expect(instantOf({ day: '2026-11-23', time: '25:00' }, zone)).toBeNull();
  expect(instantOf({ day: null, time: '10:00' }, zone)).toBeNull();
});

test('an empty draft says what is missing, a filled one nothing', () => {
  const now = Date.parse('2026-11-23T16:00:00Z');
  const at = { timeZone: zone, now, corrects: true };
  expect(incidentProblems(newDraft([], zone, now), at)).toEqual({
    pets: true,
    description: true,
    reason: true,
  });
  const filled = { ...newDraft([pet], zone, now), description: 'Slipped.', reason: 'Typo' };
  expect(incidentProblems(filled, at)).toEqual({});
  expect(incidentProblems({ ...filled, time: '23:00' }, at)).toEqual({ time: 'future' });
});

test('what was left empty is sent as nothing', () => {
  const draft = { ...newDraft([pet], zone, 0), description: ' Slipped. ', location: ' ' };
  expect(incidentFacts(draft, '2026-11-23T15:42:00.000Z')).toMatchObject({
    description: 'Slipped.',
    location: null,
  });
});

import { expect, test } from 'vitest';
import { meetingsOf } from './meetings.ts';

test('a pet that met the other one twice is one line, with its last time', () => {
  const met = (petId: string, from: string, to: string | null) => ({ petId, petName: petId, from, to });
  const overlaps = [
    met('gus', '2026-03-01T09:00:00.000Z', '2026-03-01T10:00:00.000Z'),
    met('poppy', '2026-03-02T09:00:00.000Z', '2026-03-02T09:30:00.000Z'),
    met('gus', '2026-03-03T09:00:00.000Z', null),
  ];
  expect(meetingsOf(overlaps)).toEqual([
    { petId: 'gus', petName: 'gus', times: 2, last: { from: '2026-03-03T09:00:00.000Z', to: null } },
    {
      petId: 'poppy',
      petName: 'poppy',
      times: 1,
      last: { from: '2026-03-02T09:00:00.000Z', to: '2026-03-02T09:30:00.000Z' },
    },
  ]);
});

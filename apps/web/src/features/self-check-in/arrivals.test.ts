import { describe, expect, it } from 'vitest';
import { type Answers, type Arrival, hear, mayArrive, withReply } from './arrivals.ts';

const arrival = (id: string, change: Partial<Arrival> = {}): Arrival => ({
  id,
  petId: 'biscuit',
  service: null,
  arrivedAt: `2026-11-21T09:0${id}:00.000Z`,
  departedAt: null,
  decision: 'waiting',
  verdict: 'compliant',
  ...change,
});
const none: Answers = new Map();
const saidOf = (answers: Answers) => {
  const answer = answers.get('biscuit');
  return answer && 'said' in answer ? answer.said : null;
};

describe('what is heard at check-in', () => {
  it('takes the place of the reply, whichever comes first', () => {
    const admitted = arrival('1', { decision: 'admitted' });
    const replied = withReply(none, 'biscuit', { said: arrival('1') });
    expect(saidOf(hear(replied, admitted))?.decision).toBe('admitted');
    const heard = hear(none, admitted);
    expect(saidOf(withReply(heard, 'biscuit', { said: arrival('1') }))?.decision).toBe('admitted');
  });

  it('of an older arrival changes nothing about the newer one', () => {
    const now = hear(none, arrival('2'));
    expect(saidOf(hear(now, { arrivals: [arrival('1', { decision: 'denied' })] }))?.id).toBe('2');
    expect(saidOf(hear(now, arrival('3')))?.id).toBe('3');
  });

  it('ends a reply that never came', () => {
    const lost = withReply(none, 'biscuit', { unanswered: true });
    expect(saidOf(hear(lost, { arrivals: [arrival('1')] }))?.id).toBe('1');
  });

  it('leaves other pets as they are', () => {
    const both = hear(hear(none, arrival('1')), arrival('2', { petId: 'otis' }));
    expect([...both.keys()]).toEqual(['biscuit', 'otis']);
  });
});

it.each([
  [{}, false],
  [{ decision: 'admitted' }, false],
  [{ decision: 'admitted', departedAt: '2026-11-21T10:00:00.000Z' }, true],
  [{ departedAt: '2026-11-21T11:00:00.000Z' }, true],
  [{ decision: 'denied' }, true],
] as const)('after %j pressing again is possible: %s', (change, possible) => {
  expect(mayArrive({ said: arrival('1', change) })).toBe(possible);
});

it('anyone who was refused or not answered may press again', () => {
  for (const answer of [undefined, { refused: 'No.' }, { unanswered: true } as const]) {
    expect(mayArrive(answer)).toBe(true);
  }
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnswerList } from './answer-list.tsx';
import type { OwnPet } from './arrival-appearances.ts';
import type { Arrival, ArrivalAnswer } from './arrivals.ts';

const pet = (id: string, name: string) => ({ id, name, species: 'dog', colour: null }) as OwnPet;
const pets = [pet('a', 'Biscuit'), pet('b', 'Otis'), pet('c', 'Momo')];
const said = (change: Partial<Arrival>): ArrivalAnswer => ({
  said: { decision: 'admitted', verdict: 'compliant', departedAt: null, ...change } as Arrival,
});
const read = (...answers: (readonly [string, ArrivalAnswer])[]): string =>
  renderToStaticMarkup(
    <AnswerList
      slug="yard"
      pets={pets}
      answers={new Map(answers)}
      verdictAppearance={(verdict) => ({
        kind: verdict === 'compliant' ? 'ok' : 'stop',
        word: `<${verdict}>`,
      })}
      reasonsFor={({ petId }) => <p>{`Why ${petId}`}</p>}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('what the door says', () => {
  it('is nothing before it was told', () => {
    expect(read()).toBe('');
  });

  it('is an answer for each pet of a group by itself', () => {
    const text = read(
      ['a', said({})],
      ['b', said({ decision: 'waiting', verdict: 'non_compliant' })],
      ['c', { refused: 'This pet is already checked in; check it out first.' }],
    );
    expect(text).toMatch(/^Biscuit .*compliant.* Checked in\. Come on in\./);
    expect(text).toMatch(/Otis .*Please wait a moment.*Why b Momo is not checked in/);
    expect(text).toMatch(/This pet is already checked in; check it out first\.$/);
  });

  it.each([
    [{ decision: 'denied', verdict: 'non_compliant' }, /Staff couldn’t check you in.*Why a/],
    [{ decision: 'waiting', departedAt: '2026-11-21T11:00:00.000Z' }, /No one answered for two hours/],
    [{ departedAt: '2026-11-21T11:00:00.000Z' }, /^$/],
  ] as const)('after %j it is as staff left it', (change, messages) => {
    expect(read(['a', said(change)])).toMatch(messages);
  });

  it('gives no reasons where nothing is wrong', () => {
    expect(read(['a', said({})])).not.toContain('Why');
  });

  it('says that pressing again is safe where no one answered', () => {
    expect(read(['a', { unanswered: true }])).toContain(
      'No response; try again. You won’t be checked in twice.',
    );
  });
});

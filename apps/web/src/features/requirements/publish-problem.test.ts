import { CallError } from '@clearpaw/client';
import type { Rule } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { newRule } from './new-rule.ts';
import { publishProblemOf } from './publish-problem.ts';

const sent = [newRule('microchip', 'chip', null), newRule('age', 'age', null)];
const invalid = (issues: { path: string; message: string }[]) =>
  new CallError({ code: 'invalid-argument', message: 'Look at the issues.', details: { issues } });

describe('a publishing that was refused', () => {
  it('because someone else was faster is stale', () => {
    const refusal = new CallError({ code: 'aborted', message: 'Version 9.', details: { version: 9 } });
    expect(publishProblemOf(refusal, sent)).toEqual({ kind: 'stale' });
  });

  it('because of a sentence says so at that sentence', () => {
    const issues = [
      { path: 'rules.1.requirement.minWeeks', message: 'Expected at least 0.' },
      { path: 'rules', message: 'Each rule id may appear once.' },
    ];
    expect(publishProblemOf(invalid(issues), sent)).toEqual({
      kind: 'issues',
      byRule: new Map([['age', ['Expected at least 0.']]]),
      rest: ['Each rule id may appear once.'],
    });
  });

  it('because no pet could meet a sentence says so in the words of this build', () => {
    const crossed = { ...sent[1], requirement: { kind: 'age', minWeeks: 20, maxWeeks: 10 } } as Rule;
    const refusal = invalid([{ path: 'rules.0.requirement.maxWeeks', message: 'WIRE' }]);
    expect(publishProblemOf(refusal, [crossed])).toMatchObject({
      byRule: new Map([
        ['age', ['No pet is older than the one and younger than the other. Exchange the two.']],
      ]),
    });
  });

  it('for any other reason says what the server said', () => {
    const refusal = new CallError({ code: 'unavailable', message: 'The server did not answer.' });
    expect(publishProblemOf(refusal, sent)).toEqual({ kind: 'other', message: 'The server did not answer.' });
  });
});

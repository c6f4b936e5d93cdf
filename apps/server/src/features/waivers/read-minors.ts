import type { waivers } from '@clearpaw/contract';
import { isMinorOn, type Minor } from '@clearpaw/domain';
import type { z } from 'zod';
import { refuse } from '../../platform/refusal/index.ts';
import type { WaiverRow } from './waiver-presenter.ts';

type Input = NonNullable<z.output<typeof waivers.signWaiver.input>['minors']>;

/**
 * The minors of a signing, checked against what the waiver asks. An age is that on the day of signing at the business.
 */
export function readMinors(
  { forMinors }: Pick<WaiverRow, 'forMinors'>,
  minors: Input,
  day: string,
): readonly Minor[] {
  if (forMinors === false && minors.length > 0) {
    const message = 'This waiver is not signed for minors.';
    throw refuse.invalid([{ path: 'minors', message, reason: 'minors_not_asked' }]);
  }
  return minors.map((minor, index) => {
    if (typeof minor === 'string') return nameAlone(minor, forMinors, index);
    if (minor.bornOn > day) {
      const message = 'This day has not come yet.';
      throw refuse.invalid([{ path: `minors.${index}.bornOn`, message, reason: 'time_in_future' }]);
    }
    if (!isMinorOn(minor.bornOn, day)) {
      const message = 'Not a minor: 18 or older on the day of signing. Adults sign for themselves.';
      throw refuse.invalid([{ path: `minors.${index}.bornOn`, message, reason: 'minor_too_old' }]);
    }
    const { name, bornOn, relation, relationText } = minor;
    return { name, bornOn, relation, relationText: relation === 'other' ? (relationText ?? null) : null };
  });
}

function nameAlone(name: string, forMinors: boolean | null, index: number): Minor {
  if (forMinors) {
    const message = 'Give the date of birth of the minor, and what you are to them.';
    throw refuse.invalid([{ path: `minors.${index}`, message, reason: 'minor_incomplete' }]);
  }
  return { name, bornOn: null, relation: null, relationText: null };
}

import { describe, expect, it } from 'vitest';
import { answeredByBadge, contradictionsIn } from '../engine/requirement-facts.ts';
import { brief, buildDose, checkOn } from '../testing/builders.ts';

const myxo = { kind: 'vaccination', targets: ['custom:Myxo-RHD'] } as const;
const ownDose = (vaccineName: string, change = {}) =>
  buildDose({
    vaccine: 'custom',
    vaccineName,
    administeredOn: '2026-01-10',
    expiresOn: '2027-01-10',
    ...change,
  });

describe('a vaccine with a name of its own', () => {
  it.each(['Myxo-RHD', '  myxo-rhd ', 'MYXO-RHD'])(
    'counts for the target of that name, written %j',
    (name) => {
      expect(brief({ requirement: myxo, records: { vaccinations: [ownDose(name)] } })).toMatch(
        /^met 2027-01-10/,
      );
    },
  );

  it('counts for no other target', () => {
    for (const target of ['custom:Myxo', 'custom:Myxo-RHD plus', 'rabbit-combo', 'rabies']) {
      const requirement = { kind: 'vaccination', targets: [target] } as const;
      expect(brief({ requirement, records: { vaccinations: [ownDose('Myxo-RHD')] } })).toBe('missing -');
    }
  });

  it('has no usual duration: without a printed end there is none', () => {
    const records = { vaccinations: [ownDose('Myxo-RHD', { expiresOn: null })] };
    expect(brief({ requirement: myxo, records })).toMatch(/^needs_information/);
    expect(brief({ requirement: { ...myxo, validMonths: 6 }, records })).toMatch(/^met 2026-07-10/);
  });

  it('may have been given in any way, where a rule asks for the way', () => {
    const requirement = { ...myxo, stayAway: { days: 60, routes: ['intranasal'] } } as const;
    expect(brief({ requirement, records: { vaccinations: [ownDose('Myxo-RHD', { route: null })] } })).toMatch(
      /^needs_information/,
    );
    expect(
      brief({ requirement, records: { vaccinations: [ownDose('Myxo-RHD', { route: 'subcutaneous' })] } }),
    ).toMatch(/^met/);
  });

  it('is called by its name', () => {
    expect(checkOn({ requirement: myxo }).message).toBe('Myxo-RHD: nothing on record.');
  });

  it('is on no badge, so that a scanner without a network does not fail a pet for it', () => {
    expect(answeredByBadge(myxo)).toBe(false);
    expect(answeredByBadge({ kind: 'vaccination', targets: ['rabies'] })).toBe(true);
  });

  it('is asked for twice where two targets mean the same name', () => {
    const twice = contradictionsIn({ ...myxo, targets: ['custom:Myxo-RHD', 'custom: myxo-rhd'] });
    expect(twice.map(({ at }) => at)).toEqual([['targets', 1]]);
  });
});

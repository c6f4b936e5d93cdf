import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import { buildDose, makePet, makeRecords } from '../testing/builders.ts';
import { complianceInput, dosesInput } from '../testing/input-arbitraries.ts';
import { lawRuns, lawTimeoutMs } from '../testing/law-runs.ts';
import { oracleReport } from '../testing/oracle.ts';
import { statedPart } from '../testing/stated-part.ts';
import { evaluateCompliance } from './evaluate-compliance.ts';

const horizonDays = 800;

describe('stays of several days', () => {
  it(
    'are judged as by the oracle',
    () => {
      const input = fc.oneof(complianceInput, dosesInput);
      const nights = fc.integer({ min: 1, max: 30 });
      fc.assert(
        fc.property(input, nights, ({ visit, ...rest }, length) => {
          const stay = { ...visit, departure: addDays(visit.arrival, length) };
          expect(statedPart(evaluateCompliance({ ...rest, visit: stay }))).toEqual(
            oracleReport({ ...rest, visit: stay }, horizonDays),
          );
        }),
        { numRuns: lawRuns },
      );
    },
    lawTimeoutMs,
  );

  it('of ten days with a dose that ends on the sixth are refused until it is renewed', () => {
    const stay = { service: 'boarding', arrival: '2026-12-01', departure: '2026-12-10' };
    const ending = buildDose({ administeredOn: '2025-12-06', expiresOn: '2026-12-06' });
    const judge = (visit: typeof stay, ...vaccinations: (typeof ending)[]) =>
      evaluateCompliance({
        rules: [
          { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
        ],
        pet: makePet(),
        records: makeRecords({ vaccinations }),
        visit,
      }).verdict;
    expect(judge(stay, ending)).toBe('non_compliant');
    expect(judge({ ...stay, departure: '2026-12-06' }, ending)).not.toBe('non_compliant');
    const renewed = buildDose({ id: 'v2', administeredOn: '2026-11-20', expiresOn: '2027-11-20' });
    expect(judge(stay, ending, renewed)).toBe('compliant');
  });
});

import { declarationAnswers, type TestResult } from '@clearpaw/domain';
import { DateField, RadioGroup, Select } from '../../../ui/field/index.ts';
import { checkMessages } from './check-messages.gen.ts';
import type { CheckPartProps } from './fact-fields.tsx';

/** A titer is protective or not; any other test is negative or positive. */
const resultsOf = (code: string): readonly [TestResult, TestResult] =>
  code.endsWith('titer') ? ['protective', 'not_protective'] : ['negative', 'positive'];

/** Tests, treatments and declarations, as far as the rules require them. */
export function CheckCareFields({ draft, questions, onChange }: CheckPartProps) {
  const messages = checkMessages;
  const { tests, treatments, declarations } = questions;
  if (tests.length + treatments.length + declarations.length === 0) return null;
  return (
    <div className="grid items-start gap-4 border-line border-t pt-4 md:grid-cols-2">
      {tests.map(({ code, name }) => {
        const { takenOn, result } = draft.tests[code] ?? { takenOn: null, result: resultsOf(code)[0] };
        const set = (typed: { takenOn: string | null; result: TestResult }) =>
          onChange({ tests: { ...draft.tests, [code]: typed } });
        return (
          <div key={code} className="contents">
            <DateField
              label={messages.takenOn(name)}
              value={takenOn}
              onChange={(day) => set({ takenOn: day, result })}
            />
            <Select
              label={messages.result(name)}
              options={resultsOf(code).map((id) => ({ id, label: messages.results[id] }))}
              value={result}
              onChange={(chosen) => set({ takenOn, result: chosen })}
            />
          </div>
        );
      })}
      {treatments.map(({ code, name }) => (
        <DateField
          key={code}
          label={messages.treatedOn(name)}
          value={draft.treatments[code] ?? null}
          onChange={(day) => onChange({ treatments: { ...draft.treatments, [code]: day } })}
        />
      ))}
      {declarations.map(({ code, name }) => (
        <RadioGroup
          key={code}
          label={name}
          options={declarationAnswers.map((id) => ({ id, label: messages[id] }))}
          value={draft.declarations[code] ?? null}
          onChange={(answer) => onChange({ declarations: { ...draft.declarations, [code]: answer } })}
        />
      ))}
    </div>
  );
}

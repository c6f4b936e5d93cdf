import { declarationAnswers, type TestResult } from '@clearpaw/domain';
import { DateField, RadioGroup, Select } from '../../../ui/field/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import type { TestDraft } from './guest-draft.ts';
import { type GuestPartProps, useProblemText } from './guest-form-parts.ts';
import { guestMessages } from './messages.gen.ts';

/** A titer is protective or not; any other test is negative or positive. */
const outcomesOf = (code: string): readonly TestResult[] =>
  code.endsWith('titer') ? ['protective', 'not_protective'] : ['negative', 'positive'];

/** Tests, treatments, declarations and an evaluation, as far as the rules require them. */
export function GuestCareFields(props: GuestPartProps) {
  const { tests, treatments, declarations, evaluation, waivers } = props.questions;
  const messages = guestMessages;
  const asked = tests.length + treatments.length + declarations.length + waivers.length;
  if (asked === 0 && !evaluation) return null;
  return (
    <Panel title={messages.more} lead={messages.moreLead}>
      <div className="grid gap-4 md:grid-cols-2">
        <TestFields {...props} />
        <TreatmentFields {...props} />
        {evaluation && <EvaluationFields {...props} />}
        <DeclarationFields {...props} />
        {waivers.length > 0 && <p className="text-ink-2 md:col-span-2">{messages.waivers}</p>}
      </div>
    </Panel>
  );
}

function TestFields({ draft, questions, problems, onChange }: GuestPartProps) {
  const messages = guestMessages;
  const problemText = useProblemText(problems);
  return questions.tests.map(({ code, name }) => {
    const typed = draft.tests[code];
    const outcomes = outcomesOf(code);
    const result = outcomes.find((one) => one === typed?.result) ?? outcomes[0] ?? 'negative';
    const takenOn = typed?.takenOn ?? null;
    const set = (part: Partial<TestDraft>) =>
      onChange({ tests: { ...draft.tests, [code]: { takenOn, result, ...part } } });
    return (
      <div key={code} className="contents">
        <DateField
          label={messages.takenOn(name)}
          value={takenOn}
          onChange={(day) => set({ takenOn: day })}
          error={problemText(`test.${code}`, messages.takenOnRequired)}
        />
        <Select
          label={messages.result(name)}
          options={outcomes.map((id) => ({ id, label: messages.results[id] }))}
          value={result}
          onChange={(outcome) => set({ result: outcome })}
        />
      </div>
    );
  });
}

function TreatmentFields({ draft, questions, onChange }: GuestPartProps) {
  const messages = guestMessages;
  return questions.treatments.map(({ code, name }) => (
    <DateField
      key={code}
      label={messages.treatedOn(name)}
      value={draft.treatments[code] ?? null}
      onChange={(on) => onChange({ treatments: { ...draft.treatments, [code]: on } })}
    />
  ));
}

function DeclarationFields({ draft, questions, onChange }: GuestPartProps) {
  const messages = guestMessages;
  return questions.declarations.map(({ code, name }) => (
    <RadioGroup
      key={code}
      className="md:col-span-2"
      label={name}
      help={messages.answerHelp}
      options={declarationAnswers.map((id) => ({ id, label: messages[id] }))}
      value={draft.declarations[code] ?? null}
      onChange={(answer) => onChange({ declarations: { ...draft.declarations, [code]: answer } })}
    />
  ));
}

function EvaluationFields({ draft, onChange }: GuestPartProps) {
  const messages = guestMessages;
  const { evaluation } = draft;
  return (
    <>
      <DateField
        label={messages.evaluatedOn}
        value={evaluation.on}
        onChange={(on) => onChange({ evaluation: { ...evaluation, on } })}
      />
      <Select
        label={messages.evaluated}
        options={[
          { id: 'passed', label: messages.passed },
          { id: 'notPassed', label: messages.notPassed },
        ]}
        value={evaluation.passed ? 'passed' : 'notPassed'}
        onChange={(outcome) => onChange({ evaluation: { ...evaluation, passed: outcome === 'passed' } })}
      />
    </>
  );
}

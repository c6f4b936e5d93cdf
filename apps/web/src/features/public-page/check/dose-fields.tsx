import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button/index.ts';
import { Checkbox, DateField } from '../../../ui/field/index.ts';
import { noDose, type TypedDose } from './check-draft.ts';
import { checkMessages } from './check-messages.gen.ts';
import type { CheckPartProps } from './fact-fields.tsx';

/** No rule depends on more doses. */
const mostDoses = 5;

/** The latest doses of each required vaccination. */
export function CheckDoseFields({ draft, questions, onChange }: CheckPartProps) {
  const messages = checkMessages;
  return questions.vaccinations.map(({ code, name }) => {
    const doses = draft.doses[code] ?? [noDose];
    const isUndated = draft.undated.has(code);
    const setDoses = (changed: readonly TypedDose[]) =>
      onChange({ doses: { ...draft.doses, [code]: changed } });
    const set = (index: number, part: Partial<TypedDose>) =>
      setDoses(doses.map((dose, at) => (at === index ? { ...dose, ...part } : dose)));
    const setUndated = (chosen: boolean) => {
      const undated = new Set(draft.undated);
      if (chosen) undated.add(code);
      else undated.delete(code);
      onChange({ undated });
    };
    return (
      <fieldset key={code} className="min-w-0 border-line border-t pt-4">
        <legend className="sr-only">{messages.doses(name)}</legend>
        {!isUndated &&
          doses.map((dose, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position, newest first.
            <div key={index} className="mb-4 grid items-start gap-4 md:grid-cols-2">
              <DateField
                label={messages.givenOn(name)}
                value={dose.givenOn}
                onChange={(givenOn) => set(index, { givenOn })}
              />
              <DateField
                label={messages.validUntil(name)}
                help={index === 0 ? messages.validUntilHelp : undefined}
                value={dose.validUntil}
                onChange={(validUntil) => set(index, { validUntil })}
              />
            </div>
          ))}
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox isSelected={isUndated} onChange={setUndated}>
            {messages.undated}
            <span className="sr-only">: {name}</span>
          </Checkbox>
          {!isUndated && doses.length < mostDoses && (
            <Button
              variant="ghost"
              size="small"
              icon={Plus}
              aria-label={messages.earlier(name)}
              onPress={() => setDoses([...doses, noDose])}
            >
              {messages.addEarlier}
            </Button>
          )}
        </div>
      </fieldset>
    );
  });
}

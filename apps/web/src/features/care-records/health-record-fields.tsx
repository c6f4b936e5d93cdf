import { type HealthKind, severities, weightUnits } from '@clearpaw/domain';
import { Segments } from '../../ui/choice/index.ts';
import { Checkbox, DateField, RadioGroup, TextArea, TextField } from '../../ui/field/index.ts';
import type { CareDraft } from './care-draft.ts';
import type { HealthDraft } from './health-draft.ts';
import { healthForms } from './health-forms.ts';
import { healthMessages } from './health-messages.gen.ts';
import { useWeight } from './use-weight.ts';

interface HealthFieldsProps {
  readonly kind: HealthKind;
  readonly draft: CareDraft;
  readonly missing: readonly string[];
  readonly onChange: (draft: CareDraft) => void;
}

/** The fields of one kind that an owner keeps for the pet's health. */
export function HealthRecordFields({ kind, draft, missing, onChange }: HealthFieldsProps) {
  const messages = healthMessages;
  const form = healthForms[kind];
  const { health } = draft;
  const set = (change: Partial<HealthDraft>) => onChange({ ...draft, health: { ...health, ...change } });
  return (
    <>
      {form.weight && (
        <WeightField
          health={health}
          onChange={set}
          error={missing.includes('weight') && messages.weightInvalid}
        />
      )}
      {form.texts.map(({ fact, required, long, max }) => {
        const Field = long ? TextArea : TextField;
        return (
          <Field
            key={fact}
            label={messages.fields[fact]}
            optional={!required}
            maxLength={max}
            value={health.texts[fact] ?? ''}
            onChange={(text: string) => set({ texts: { ...health.texts, [fact]: text } })}
            error={missing.includes(fact) ? messages.required[kind] : undefined}
          />
        );
      })}
      {form.severity && (
        <RadioGroup
          label={messages.severity}
          options={severities.map((id) => ({ id, label: messages.severities[id] }))}
          value={health.severity}
          onChange={(severity) => set({ severity })}
        />
      )}
      {form.day && (
        <DateField
          label={messages.days[kind]}
          optional={!form.day.required}
          value={draft.day}
          onChange={(day) => onChange({ ...draft, day })}
          error={missing.includes('day') ? messages.dateRequired : undefined}
        />
      )}
      {form.end && (
        <DateField
          label={messages.ends[kind]}
          optional
          value={draft.until}
          onChange={(until) => onChange({ ...draft, until })}
        />
      )}
      {form.duringVisits && (
        <Checkbox isSelected={health.duringVisits} onChange={(duringVisits) => set({ duringVisits })}>
          {messages.duringVisits}
        </Checkbox>
      )}
    </>
  );
}

interface WeightFieldProps {
  readonly health: HealthDraft;
  readonly onChange: (change: Partial<HealthDraft>) => void;
  readonly error: string | false;
}

/** A figure in pounds or kilograms, whichever the scale shows. */
function WeightField({ health, onChange, error }: WeightFieldProps) {
  const messages = healthMessages;
  const weight = useWeight();
  const unit = health.unit ?? weight.unit;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <TextField
        className="min-w-36 flex-1"
        label={messages.weight}
        inputMode="decimal"
        figures
        value={health.weight}
        onChange={(typed) => onChange({ weight: typed, unit })}
        error={error || undefined}
      />
      <div className="pt-7">
        <Segments
          label={messages.unit}
          segments={weightUnits.map((id) => ({ id, label: id }))}
          value={unit}
          onChange={(chosen) => onChange({ unit: chosen })}
        />
      </div>
    </div>
  );
}

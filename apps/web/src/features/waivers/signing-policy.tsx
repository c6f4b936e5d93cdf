import { type ResignPolicy, resignPolicies, type Service } from '@clearpaw/domain';
import { Checkbox, CheckboxList, RadioGroup } from '../../ui/field/index.ts';
import { waiverMessages } from './messages.gen.ts';
import { minorMessages } from './minors/index.ts';

/** Who signs, and when to sign again. */
export interface SigningTerms {
  readonly resign: ResignPolicy;
  readonly forMinors: boolean;
  /** The services that require it; null if the rules are not changed. */
  readonly requiredFor: readonly string[] | null;
}

interface SigningPolicyProps {
  readonly policy: SigningTerms;
  readonly services: readonly Service[];
  readonly onChange: (policy: SigningTerms) => void;
}

/** "Required for" creates the rule, so that it does not have to be written separately. */
export function SigningPolicy({ policy, services, onChange }: SigningPolicyProps) {
  const messages = waiverMessages;
  const { resign, requiredFor, forMinors } = policy;
  const isForAll = requiredFor?.length === 0;
  const chosen = isForAll ? services.map(({ code }) => code) : (requiredFor ?? []);
  const require = (codes: readonly string[]) => {
    const all = services.every(({ code }) => codes.includes(code));
    onChange({ ...policy, requiredFor: codes.length === 0 ? null : all ? [] : codes });
  };
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <div>
        {services.length > 1 ? (
          <CheckboxList
            label={messages.requiredFor}
            options={services.map(({ code, name }) => ({ id: code, label: name }))}
            selected={chosen}
            onChange={require}
          />
        ) : (
          <Checkbox
            isSelected={isForAll}
            onChange={(isOn) => onChange({ ...policy, requiredFor: isOn ? [] : null })}
          >
            {messages.requiredForAll}
          </Checkbox>
        )}
      </div>
      <RadioGroup
        label={messages.resign}
        options={resignPolicies.map((id) => ({ id, label: messages.resigns[id] }))}
        value={resign}
        onChange={(next) => onChange({ ...policy, resign: next })}
        direction="column"
      />
      <p className="text-ink-2 type-small md:col-span-2">{messages.requiredForHelp}</p>
      <div className="md:col-span-2">
        <Checkbox isSelected={forMinors} onChange={(isOn) => onChange({ ...policy, forMinors: isOn })}>
          {minorMessages.asked}
        </Checkbox>
        <p className="ps-9 text-ink-2 type-small">{minorMessages.askedHelp}</p>
      </div>
    </div>
  );
}

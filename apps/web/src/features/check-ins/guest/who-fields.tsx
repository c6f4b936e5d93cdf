import { type AskedFact, sexes, speciesList } from '@clearpaw/domain';
import { DateField, RadioGroup, Select, TextField } from '../../../ui/field/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { type GuestPartProps, useProblemText } from './guest-form-parts.ts';
import { guestMessages } from './messages.gen.ts';

/** Who it is, and what the rules need to know about the pet itself. */
export function GuestWhoFields(props: GuestPartProps) {
  const { draft, questions, problems, onChange } = props;
  const messages = guestMessages;
  const problemText = useProblemText(problems);
  return (
    <Panel title={messages.petTitle}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={messages.petName}
          autoComplete="off"
          maxLength={60}
          value={draft.petName}
          onChange={(petName) => onChange({ petName })}
          error={problemText('petName', messages.petNameRequired)}
        />
        <Select
          label={messages.species}
          options={speciesList.map((id) => ({ id, label: messages.kinds[id] }))}
          value={draft.species}
          onChange={(species) => onChange({ species })}
          error={problemText('species', messages.speciesRequired)}
        />
        {questions.facts.map((fact) => (
          <FactField key={fact} fact={fact} {...props} />
        ))}
      </div>
    </Panel>
  );
}

/** Whom to call, and where notices go. */
export function GuestOwnerFields({ draft, problems, onChange }: GuestPartProps) {
  const messages = guestMessages;
  const problemText = useProblemText(problems);
  return (
    <Panel title={messages.ownerTitle}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={messages.ownerName}
          optional
          autoComplete="off"
          maxLength={80}
          value={draft.ownerName}
          onChange={(ownerName) => onChange({ ownerName })}
        />
        <TextField
          label={messages.ownerPhone}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          value={draft.ownerPhone}
          onChange={(ownerPhone) => onChange({ ownerPhone })}
          error={problemText('ownerPhone')}
        />
        <TextField
          className="md:col-span-2"
          label={messages.email}
          help={messages.emailHelp}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={draft.ownerEmail}
          onChange={(ownerEmail) => onChange({ ownerEmail })}
          error={problemText('ownerEmail', messages.emailRequired)}
        />
      </div>
    </Panel>
  );
}

function FactField({ fact, draft, problems, onChange }: GuestPartProps & { readonly fact: AskedFact }) {
  const messages = guestMessages;
  const problemText = useProblemText(problems);
  switch (fact) {
    case 'bornOn':
      return (
        <DateField
          label={messages.bornOn}
          help={messages.bornOnHelp}
          value={draft.bornOn}
          onChange={(bornOn) => onChange({ bornOn })}
          error={problemText('bornOn')}
        />
      );
    case 'sex':
      return (
        <Select
          label={messages.sex}
          placeholder={messages.choose}
          options={sexes.map((id) => ({ id, label: messages.sexes[id] }))}
          value={draft.sex}
          onChange={(sex) => onChange({ sex })}
        />
      );
    case 'sterilized':
      return (
        <RadioGroup
          label={messages.sterilized}
          options={(['yes', 'no'] as const).map((id) => ({ id, label: messages[id] }))}
          value={draft.sterilized}
          onChange={(sterilized) => onChange({ sterilized })}
        />
      );
    case 'microchip':
      return (
        <TextField
          label={messages.microchip}
          figures
          inputMode="numeric"
          autoComplete="off"
          value={draft.microchip}
          onChange={(microchip) => onChange({ microchip })}
          error={problemText('microchip')}
        />
      );
    case 'weightKg':
      return (
        <TextField
          label={messages.weight}
          inputMode="decimal"
          autoComplete="off"
          suffix={<span className="type-small text-ink-3">{messages.weightUnit}</span>}
          value={draft.weightKg}
          onChange={(weightKg) => onChange({ weightKg })}
          error={problemText('weightKg')}
        />
      );
  }
}

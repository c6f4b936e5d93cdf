import { type AskedFact, sexes, speciesList } from '@clearpaw/domain';
import { useWordsOf } from '../../../platform/words/index.ts';
import { DateField, Select, TextField } from '../../../ui/field/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { type GuestPartProps, useProblemText } from './guest-form-parts.ts';
import { guestWords } from './words.ts';

/** Who it is, and what the rules need to know about the pet itself. */
export function WhoFields(props: GuestPartProps) {
  const { draft, questions, problems, onChange } = props;
  const words = useWordsOf(guestWords);
  const problemText = useProblemText(problems);
  return (
    <Panel title={words.petTitle}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words.petName}
          autoFocus
          autoComplete="off"
          maxLength={60}
          value={draft.petName}
          onChange={(petName) => onChange({ petName })}
          error={problemText('petName', words.petNameRequired)}
        />
        <Select
          label={words.species}
          options={speciesList.map((id) => ({ id, label: words.kinds[id] }))}
          value={draft.species}
          onChange={(species) => onChange({ species })}
          error={problemText('species', words.speciesRequired)}
        />
        {questions.facts.map((fact) => (
          <FactField key={fact} fact={fact} {...props} />
        ))}
        <TextField
          className="md:col-span-2"
          label={words.email}
          help={words.emailHelp}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={draft.ownerEmail}
          onChange={(ownerEmail) => onChange({ ownerEmail })}
          error={problemText('ownerEmail', words.emailRequired)}
        />
      </div>
    </Panel>
  );
}

function FactField({ fact, draft, problems, onChange }: GuestPartProps & { readonly fact: AskedFact }) {
  const words = useWordsOf(guestWords);
  const problemText = useProblemText(problems);
  switch (fact) {
    case 'bornOn':
      return (
        <DateField
          label={words.bornOn}
          help={words.bornOnHelp}
          value={draft.bornOn}
          onChange={(bornOn) => onChange({ bornOn })}
          error={problemText('bornOn')}
        />
      );
    case 'sex':
      return (
        <Select
          label={words.sex}
          placeholder={words.choose}
          options={sexes.map((id) => ({ id, label: words.sexes[id] }))}
          value={draft.sex}
          onChange={(sex) => onChange({ sex })}
        />
      );
    case 'sterilized':
      return (
        <Select
          label={words.sterilized}
          placeholder={words.choose}
          options={(['yes', 'no'] as const).map((id) => ({ id, label: words[id] }))}
          value={draft.sterilized}
          onChange={(sterilized) => onChange({ sterilized })}
        />
      );
    case 'microchip':
      return (
        <TextField
          label={words.microchip}
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
          label={words.weight}
          inputMode="decimal"
          autoComplete="off"
          suffix={<span className="type-small text-ink-3">{words.weightUnit}</span>}
          value={draft.weightKg}
          onChange={(weightKg) => onChange({ weightKg })}
          error={problemText('weightKg')}
        />
      );
  }
}

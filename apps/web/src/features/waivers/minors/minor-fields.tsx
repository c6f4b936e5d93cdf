import { guardianRelations } from '@clearpaw/domain';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { DateField, Select, TextField } from '../../../ui/field/index.ts';
import { minorMessages } from './messages.gen.ts';
import { emptyMinor, isAdult, type MinorDraft, today } from './minor-draft.ts';

const mostMinors = 20;

interface MinorFieldsProps {
  readonly minors: readonly MinorDraft[];
  readonly onChange: (minors: readonly MinorDraft[]) => void;
}

/** The minors for whom a parent or guardian signs: name, date of birth and relation of each. */
export function MinorFields({ minors, onChange }: MinorFieldsProps) {
  const messages = minorMessages;
  const nextKey = useRef(1);
  const add = () => {
    onChange([...minors, emptyMinor(nextKey.current)]);
    nextKey.current += 1;
  };
  const change = (changed: MinorDraft) =>
    onChange(minors.map((minor) => (minor.key === changed.key ? changed : minor)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 type-label">{messages.title}</legend>
      <p className="text-ink-2 type-small">{messages.lead}</p>
      {minors.map((minor, index) => (
        <OneMinor
          key={minor.key}
          minor={minor}
          number={index + 1}
          onChange={change}
          onRemove={() => onChange(minors.filter(({ key }) => key !== minor.key))}
        />
      ))}
      {minors.length < mostMinors && (
        <div>
          <Button variant="secondary" size="small" icon={Plus} onPress={add}>
            {messages.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface OneMinorProps {
  readonly minor: MinorDraft;
  readonly number: number;
  readonly onChange: (minor: MinorDraft) => void;
  readonly onRemove: () => void;
}

function OneMinor({ minor, number, onChange, onRemove }: OneMinorProps) {
  const messages = minorMessages;
  const { name, bornOn, relation, relationText } = minor;
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-panel bg-sunken p-4 md:grid-cols-2">
      <legend className="sr-only">{messages.minor(number)}</legend>
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={(next) => onChange({ ...minor, name: next })}
        className="md:col-span-2"
      />
      <DateField
        label={messages.bornOn}
        max={today()}
        value={bornOn}
        onChange={(next) => onChange({ ...minor, bornOn: next })}
        error={isAdult(minor) ? messages.adult : undefined}
      />
      <Select
        label={messages.relation}
        placeholder={messages.choose}
        options={guardianRelations.map((id) => ({ id, label: messages.relations[id] }))}
        value={relation}
        onChange={(next) => onChange({ ...minor, relation: next })}
      />
      {relation === 'other' && (
        <TextField
          label={messages.relationText}
          autoComplete="off"
          maxLength={80}
          value={relationText}
          onChange={(next) => onChange({ ...minor, relationText: next })}
          className="md:col-span-2"
        />
      )}
      <div className="md:col-span-2">
        <Button
          variant="ghost"
          size="small"
          icon={Trash2}
          aria-label={messages.removeOf(name.trim() || String(number))}
          onPress={onRemove}
        >
          {messages.remove}
        </Button>
      </div>
    </fieldset>
  );
}

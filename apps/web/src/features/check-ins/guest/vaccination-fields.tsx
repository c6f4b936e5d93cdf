import type { Asked, Species } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { DateField, Select } from '../../../ui/field/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { Tag } from '../../../ui/tag/index.ts';
import { askedDose, askedVaccinesFor } from './asked-vaccine.ts';
import { GuestDoseFields } from './dose-fields.tsx';
import { blankDose, type GuestDoseDraft } from './guest-draft.ts';
import { type GuestPartProps, useProblemText } from './guest-form-parts.ts';
import { guestMessages } from './messages.gen.ts';
import { ReadDose, ReadHint } from './read-dose.tsx';

const mostAdded = 10;

/** One dose for each vaccination the rules ask for, and more where someone adds them. */
export function VaccinationFields(props: GuestPartProps) {
  const { draft, questions, problems, onChange } = props;
  const messages = guestMessages;
  const { doses, species } = draft;
  const { vaccinations } = questions;
  const change = (key: string, part: Partial<GuestDoseDraft>) =>
    onChange({ doses: doses.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <Panel title={messages.doses} lead={vaccinations.length > 0 ? messages.dosesLead : messages.noDosesLead}>
      <div className="flex flex-col gap-6">
        {species !== null &&
          vaccinations.map((asked) => (
            <AskedDoseFields key={asked.code} asked={asked} species={species} {...props} />
          ))}
        {doses.map((dose, index) => (
          <GuestDoseFields
            key={dose.key}
            number={index + 1}
            dose={dose}
            species={species}
            problems={problems}
            onChange={(part) => change(dose.key, part)}
            onRemove={() => onChange({ doses: doses.filter(({ key }) => key !== dose.key) })}
          />
        ))}
        {doses.length < mostAdded && (
          <Button
            variant="secondary"
            icon={Plus}
            className="self-start"
            onPress={() => onChange({ doses: [...doses, blankDose()] })}
          >
            {messages.addDose}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface AskedDoseProps extends GuestPartProps {
  readonly asked: Asked;
  readonly species: Species;
}

function AskedDoseFields({ asked, species, draft, problems, onChange }: AskedDoseProps) {
  const messages = guestMessages;
  const problemText = useProblemText(problems);
  const { code, name, required } = asked;
  const options = useMemo(() => askedVaccinesFor(code, species), [code, species]);
  const dose = askedDose(code, draft.asked[code], options);
  const [isChanging, setChanging] = useState(false);
  const set = (part: Partial<GuestDoseDraft>) =>
    onChange({ asked: { ...draft.asked, [code]: { ...dose, ...part, read: undefined } } });
  const isWrong = ['administeredOn', 'expiresOn'].some((field) => `${dose.key}.${field}` in problems);
  const nameStyle = 'flex flex-wrap items-center gap-2 type-strong';
  const heading = (
    <>
      {name}
      {!required && <Tag>{messages.recommended}</Tag>}
    </>
  );
  const legend = <legend className={nameStyle}>{heading}</legend>;
  const isEmpty = dose.administeredOn === null && dose.expiresOn === null;
  // What is only recommended does not lengthen the form until there is something to enter.
  if (!required && isEmpty && !isChanging && !isWrong) {
    return (
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-5">
        <p className={nameStyle}>{heading}</p>
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          aria-label={messages.enterDatesOf(name)}
          onPress={() => setChanging(true)}
        >
          {messages.enterDates}
        </Button>
      </div>
    );
  }
  if (dose.read?.isSure && !isChanging && !isWrong) {
    return (
      <fieldset className="min-w-0 border-line border-b pb-5">
        {legend}
        <ReadDose
          dose={dose}
          vaccine={options.find((one) => one.code === dose.vaccine)?.name ?? name}
          label={messages.changeOf(name)}
          onChange={() => setChanging(true)}
        />
        <ReadHint isUnsure={false} />
      </fieldset>
    );
  }
  return (
    <fieldset className="min-w-0 border-line border-b pb-6">
      {legend}
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <Select
          className="md:col-span-2"
          label={messages.vaccine}
          options={options.map((one) => ({ id: one.code, label: one.name }))}
          value={dose.vaccine}
          onChange={(vaccine) => set({ vaccine })}
        />
        <DateField
          label={messages.given}
          autoFocus={isChanging}
          value={dose.administeredOn}
          onChange={(administeredOn) => set({ administeredOn })}
          error={problemText(`${dose.key}.administeredOn`, messages.givenRequired)}
        />
        <DateField
          label={messages.ends}
          optional
          value={dose.expiresOn}
          onChange={(expiresOn) => set({ expiresOn })}
          error={problemText(`${dose.key}.expiresOn`)}
        />
      </div>
      {dose.read && <ReadHint isUnsure={!dose.read.isSure} />}
    </fieldset>
  );
}

import { calendarDateIn, guestQuestions, type Rule, speciesList } from '@clearpaw/domain';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { DateField, Select } from '../../../ui/field/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import type { BusinessPage } from '../business-page.ts';
import { CheckCareFields } from './care-fields.tsx';
import { CheckAnswerList } from './check-answer-list.tsx';
import { blankCheck, type CheckDraft } from './check-draft.ts';
import { checkMessages } from './check-messages.gen.ts';
import { CheckDoseFields } from './dose-fields.tsx';
import { FactFields } from './fact-fields.tsx';
import { type CheckAnswer, judgeDraft } from './judge-draft.ts';

interface CheckMyPetProps {
  readonly page: BusinessPage;
}

/** Whether a pet would be admitted, from what its owner types. Nothing of it leaves this page. */
export default function CheckMyPet({ page }: CheckMyPetProps) {
  const messages = checkMessages;
  const rules = page.rules as readonly Rule[];
  const [draft, setDraft] = useState(() => blankCheck(calendarDateIn(Date.now(), page.timeZone)));
  const [service, setService] = useState(page.services[0]?.code ?? null);
  const [asked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<CheckAnswer | null>(null);
  const result = useRef<HTMLHeadingElement>(null);
  // A result is valid only for what was typed; after a change there is none.
  const change = (part: Partial<CheckDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setAnswer(null);
  };
  const { species } = draft;
  const questions = guestQuestions(species === null ? [] : rules, { species: species ?? 'other', service });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (species === null || draft.arrival === '') return;
    setAnswer(judgeDraft({ ...draft, species }, { rules, service }));
    setTimeout(() => result.current?.focus());
  };
  const part = { draft, questions, onChange: change };
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div className="grid gap-4 md:grid-cols-2">
          <Select
            label={messages.species}
            options={speciesList.map((id) => ({ id, label: messages.kinds[id] }))}
            value={species}
            onChange={(chosen) => change({ species: chosen })}
            error={asked && species === null ? messages.speciesMissing : undefined}
          />
          {page.services.length > 1 && (
            <Select
              label={messages.service}
              options={page.services.map(({ code, name }) => ({ id: code, label: name }))}
              value={service}
              onChange={(code) => {
                setService(code);
                setAnswer(null);
              }}
            />
          )}
          <DateField
            label={messages.arrival}
            value={draft.arrival || null}
            onChange={(day) => change({ arrival: day ?? '' })}
            error={asked && draft.arrival === '' ? messages.arrivalMissing : undefined}
          />
          <FactFields {...part} />
        </div>
        <CheckDoseFields {...part} />
        <CheckCareFields {...part} />
        <div>
          <Button type="submit" size="lead">
            {messages.submit}
          </Button>
        </div>
      </form>
      {answer && <CheckAnswerList answer={answer} heading={result} />}
    </Panel>
  );
}

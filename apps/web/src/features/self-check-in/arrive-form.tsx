import type { Service } from '@clearpaw/domain';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Checkbox, RadioGroup } from '../../ui/field/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { AnswerList } from './answer-list.tsx';
import type { ArrivalAppearances, OwnPet } from './arrival-appearances.ts';
import { mayArrive } from './arrivals.ts';
import { selfCheckInMessages } from './messages.gen.ts';
import { useArrivals } from './use-arrivals.ts';

interface ArriveFormProps extends ArrivalAppearances {
  readonly slug: string;
  readonly services: readonly Service[];
  readonly pets: readonly OwnPet[];
}

/** Choose the pets and the service; one press checks all of them in. */
export function ArriveForm({ slug, services, pets, ...appearances }: ArriveFormProps) {
  const messages = selfCheckInMessages;
  const [here, setHere] = useState<ReadonlySet<string>>(
    new Set(pets.length === 1 ? pets.map(({ id }) => id) : []),
  );
  const [service, setService] = useState(services[0]?.code ?? null);
  const [asked, setAsked] = useState(false);
  const { arrive, answers, busy, line } = useArrivals(slug);
  const open = pets.filter(({ id }) => mayArrive(answers.get(id)));
  const toAnnounce = open.filter(({ id }) => here.has(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(toAnnounce.length === 0);
    if (toAnnounce.length > 0 && !busy)
      void arrive(
        toAnnounce.map(({ id }) => id),
        service,
      );
  };
  const toggle = (id: string, isHere: boolean) => {
    const next = new Set(here);
    if (isHere) next.add(id);
    else next.delete(id);
    setHere(next);
  };
  const waits = open.length < pets.length;
  return (
    <>
      {waits && line === 'interrupted' && (
        <Banner tone="wait" className="w-full">
          {messages.interrupted}
        </Banner>
      )}
      <AnswerList slug={slug} pets={pets} answers={answers} {...appearances} />
      {open.length > 0 && (
        <form onSubmit={submit} noValidate className="flex w-full flex-col gap-5">
          <Card padding="large">
            <fieldset className="min-w-0">
              <legend className="mb-2 type-h2-panel">{messages.who}</legend>
              {open.map((pet) => (
                <Checkbox
                  key={pet.id}
                  isSelected={here.has(pet.id)}
                  onChange={(isHere) => toggle(pet.id, isHere)}
                >
                  <span className="flex min-h-16 items-center gap-3 type-strong">
                    <PetPhoto pet={pet} size={52} />
                    {pet.name}
                  </span>
                </Checkbox>
              ))}
            </fieldset>
            {services.length > 1 && (
              <RadioGroup
                label={messages.service}
                className="mt-4"
                options={services.map(({ code, name }) => ({ id: code, label: name }))}
                value={service}
                onChange={setService}
              />
            )}
          </Card>
          {asked && toAnnounce.length === 0 && (
            <Banner tone="stop" announce="alert">
              {messages.whoRequired}
            </Banner>
          )}
          <Button type="submit" size="lead" wide busy={busy && messages.arriving}>
            {messages.arrive(toAnnounce.length)}
          </Button>
        </form>
      )}
    </>
  );
}

import { CallError } from '@clearpaw/client';
import { type ConnectionScope, connectionScopes } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { RadioCards, TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { connectionWords } from './words.ts';

interface ConnectDialogProps {
  readonly petId: string;
  readonly petName: string;
  /** Where it is known already which place is meant. */
  readonly place?: { readonly slug: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Which place, and how much it may see. */
export function ConnectDialog({ petId, petName, place, isOpen, onOpenChange }: ConnectDialogProps) {
  const words = useWordsOf(connectionWords);
  const formId = useId();
  const [slug, setSlug] = useState(place?.slug ?? '');
  const [scope, setScope] = useState<ConnectionScope>('verdict');
  const [problem, setProblem] = useState<string | null>(null);
  const connect = useAction('connectPet');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = slug.trim().toLowerCase();
    setProblem(name === '' ? words.shortNameRequired : null);
    if (name === '' || connect.isPending) return;
    connect.mutate(
      { petId, slug: name, scope },
      {
        onSuccess: () => {
          setSlug(place?.slug ?? '');
          onOpenChange(false);
        },
        onError: (error) => setProblem(isUnknown(error) ? words.noSuchPlace : error.message),
      },
    );
  };
  const details = { verdict: words.verdictScopeDetail, records: words.recordsScopeDetail };
  const titles = { verdict: words.verdictScope, records: words.recordsScope };
  const cards = connectionScopes.map((id) => ({ id, title: titles[id], children: details[id] }));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.connectTitle(petName, place?.name)}
      width="wide"
      actions={
        <Button type="submit" form={formId} busy={connect.isPending && words.connecting}>
          {place ? words.connectNow : words.connect}
        </Button>
      }
    >
      {!place && <p>{words.connectLead}</p>}
      {place && problem && <Banner tone="stop">{problem}</Banner>}
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {!place && (
          <TextField
            label={words.shortName}
            value={slug}
            onChange={setSlug}
            error={problem ?? undefined}
            autoFocus
            autoComplete="off"
          />
        )}
        <RadioCards label={words.scope} showLabel cards={cards} value={scope} onChange={setScope} />
      </form>
    </Dialog>
  );
}

function isUnknown(problem: Error): boolean {
  return (
    problem instanceof CallError && (problem.code === 'not-found' || problem.code === 'invalid-argument')
  );
}

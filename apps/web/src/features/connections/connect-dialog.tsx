import { type ConnectionScope, scopesFor } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { RadioCards, Switch } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { BusinessPicker } from './business-picker.tsx';
import { ContactHint } from './contact-hint.tsx';
import { LocationChoice } from './location-choice.tsx';
import { connectionMessages } from './messages.gen.ts';
import type { FoundBusiness } from './use-business-search.ts';

interface ConnectDialogProps {
  readonly petId: string;
  readonly petName: string;
  /** Set if the business is already known. */
  readonly business?: {
    readonly slug: string;
    readonly name: string;
    readonly kind: string;
    readonly contactRequired: boolean;
  };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Which business, and how much it may see. */
export function ConnectDialog({ petId, petName, business, isOpen, onOpenChange }: ConnectDialogProps) {
  const messages = connectionMessages;
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundBusiness | null>(null);
  const [picked, setScope] = useState<ConnectionScope | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shareContact, setShareContact] = useState(false);
  const [sharedFor, setSharedFor] = useState<string | null>(null);
  const connect = useAction('connectPet');
  const meant = business ?? chosen;
  const scopes = scopesFor(meant?.kind ?? 'other');
  // What was picked for another business may not be offered here.
  const scope = picked && scopes.includes(picked) ? picked : (scopes[0] ?? 'verdict');
  const required = meant?.contactRequired ?? false;
  const contactMissing = problem === messages.contactRequiredProblem && !shareContact;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const slug = business?.slug ?? chosen?.slug;
    const refused = required && !shareContact ? messages.contactRequiredProblem : null;
    setProblem(slug ? refused : messages.businessRequired);
    if (!slug || refused || connect.isPending) return;
    connect.mutate(
      { petId, slug, scope, shareContact, ...(sharedFor === slug ? { shareLocations: true } : {}) },
      {
        onSuccess: () => {
          setTyped('');
          setChosen(null);
          onOpenChange(false);
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  const details = {
    verdict: messages.verdictScopeDetail,
    records: messages.recordsScopeDetail,
    care: messages.careScopeDetail,
  };
  const titles = {
    verdict: messages.verdictScope,
    records: messages.recordsScope,
    care: messages.careScope,
  };
  const cards = scopes.map((id) => ({ id, title: titles[id], children: details[id] }));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.connectTitle(petName, business?.name ?? null)}
      width="wide"
      actions={
        <>
          <CancelButton onPress={() => onOpenChange(false)} />
          <Button type="submit" form={formId} busy={connect.isPending && messages.connecting}>
            {business ? messages.connectNow : messages.connect}
          </Button>
        </>
      }
    >
      {business && problem && !contactMissing && <Banner tone="stop">{problem}</Banner>}
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {!business && (
          <BusinessPicker
            typed={typed}
            onType={(next) => {
              setTyped(next);
              setProblem(null);
            }}
            chosen={chosen}
            onChoose={setChosen}
            error={contactMissing ? null : problem}
          />
        )}
        <RadioCards label={messages.scope} showLabel cards={cards} value={scope} onChange={setScope} />
        {meant && required && <Banner tone="wait">{messages.contactRequired(meant.name)}</Banner>}
        <Switch end detail={messages.shareContactDetail} isSelected={shareContact} onChange={setShareContact}>
          {messages.shareContact}
        </Switch>
        {contactMissing && <Banner tone="stop">{problem}</Banner>}
        {(shareContact || required) && <ContactHint required={required} />}
        {meant && <LocationChoice business={meant} sharedFor={sharedFor} onChange={setSharedFor} />}
      </form>
    </Dialog>
  );
}

import { shareContents } from '@clearpaw/domain';
import { Link2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Checkbox, Select, TextField } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { type Expiry, expiries, expiryOf, newPasscode } from './expiries.ts';
import { shareLinkMessages } from './messages.gen.ts';

export interface CreatedLink {
  readonly url: string;
  readonly passcode: string | null;
}

interface CreateLinkFormProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly onCreated: (link: CreatedLink) => void;
  readonly onClose: () => void;
}

const shortestPasscode = 4;

function useDraft() {
  const [draft, setDraft] = useState(() => ({
    ...{ label: '', contents: ['vaccinations'] as readonly string[], expiry: 'week' as Expiry },
    ...{ isProtected: true, passcode: newPasscode() },
  }));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change };
}

/** The terms of a link: what it shows, how long it works, and whether it has a passcode. */
export function CreateLinkForm({ pet, onCreated, onClose }: CreateLinkFormProps) {
  const messages = shareLinkMessages;
  const formId = useId();
  const { draft, change } = useDraft();
  const [tried, setTried] = useState(false);
  const create = useAction('createShareLink');
  const contents = shareContents.filter((content) => draft.contents.includes(content));
  const passcode = draft.isProtected ? draft.passcode.trim() : null;
  const isShort = passcode !== null && passcode.length < shortestPasscode;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (contents.length === 0 || isShort || create.isPending) return;
    const label = draft.label.trim();
    const input = {
      ...{ petId: pet.id, contents, ...expiryOf(draft.expiry, Date.now()) },
      ...(label !== '' && { label }),
      ...(passcode !== null && { passcode }),
    };
    create.mutate(input, { onSuccess: ({ url }) => onCreated({ url, passcode }) });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={messages.createTitle}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} icon={Link2} busy={create.isPending && messages.creating}>
            {messages.create}
          </Button>
        </>
      }
    >
      <p>{messages.createLead(pet.name)}</p>
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          label={messages.label}
          help={messages.labelHelp}
          placeholder={messages.labelExample}
          autoComplete="off"
          maxLength={80}
          value={draft.label}
          onChange={(label) => change({ label })}
        />
        <ContentsField
          chosen={draft.contents}
          onChange={(chosen) => change({ contents: chosen })}
          error={tried && contents.length === 0 ? messages.nothingChosen : null}
        />
        <Select
          label={messages.expiry}
          options={(Object.keys(expiries) as Expiry[]).map((id) => ({ id, label: messages.expiries[id] }))}
          value={draft.expiry}
          onChange={(expiry) => change({ expiry })}
        />
        <Checkbox isSelected={draft.isProtected} onChange={(isProtected) => change({ isProtected })}>
          <Explained detail={messages.protectDetail}>{messages.protect}</Explained>
        </Checkbox>
        {draft.isProtected && (
          <TextField
            label={messages.passcodeLabel}
            help={messages.passcodeHelp}
            autoComplete="off"
            maxLength={64}
            value={draft.passcode}
            onChange={(value) => change({ passcode: value })}
            error={tried && isShort ? messages.passcodeShort : undefined}
          />
        )}
        {!draft.isProtected && draft.expiry === 'none' && contents.includes('records') && (
          <Banner tone="soon" announce="status">
            {messages.openToAll}
          </Banner>
        )}
        {create.isError && (
          <Banner tone="stop" announce="alert">
            {create.error.message}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

function Explained({ detail, children }: { readonly detail: string; readonly children: string }) {
  return (
    <span className="py-1.5">
      <span className="block font-medium text-ink">{children}</span>
      <span className="block type-small text-ink-2">{detail}</span>
    </span>
  );
}

interface ContentsFieldProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | null;
}

/** The whole record includes the vaccinations, so choosing it chooses them too. */
function ContentsField({ chosen, onChange, error }: ContentsFieldProps) {
  const messages = shareLinkMessages;
  const errorId = useId();
  const isImplied = (content: string) => content === 'vaccinations' && chosen.includes('records');
  const toggle = (content: string, isSelected: boolean) =>
    onChange(isSelected ? [...chosen, content] : chosen.filter((other) => other !== content));
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 type-label text-ink">{messages.what}</legend>
      {shareContents.map((content) => (
        <Checkbox
          key={content}
          isSelected={chosen.includes(content) || isImplied(content)}
          isDisabled={isImplied(content)}
          isInvalid={error !== null}
          onChange={(isSelected) => toggle(content, isSelected)}
        >
          <Explained detail={messages.details[content]}>{messages.contents[content]}</Explained>
        </Checkbox>
      ))}
      {error && (
        <p id={errorId} role="alert" className="type-small text-stop-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

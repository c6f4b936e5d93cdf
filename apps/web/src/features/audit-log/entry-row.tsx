import { ChevronDown, ChevronUp, KeyRound, type LucideIcon, Plug, Sparkles, UserRound } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { businessInitials, PersonTile } from '../../ui/business/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Count } from '../../ui/tag/index.ts';
import { describeAction } from './describe-action.ts';
import { EntryProof } from './entry-proof.tsx';
import { entrySentence } from './entry-sentence.ts';
import type { AuditRun } from './group-entries.ts';
import type { ListedAuditEntry } from './listed-entry.ts';
import { auditLogMessages } from './messages.gen.ts';
import { sayActor } from './say-actor.ts';

/** What happened, by whom and when; how the log proves it is behind a press. */
export function EntryRow({ run }: { readonly run: AuditRun }) {
  const messages = auditLogMessages;
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const ids = { title: useId(), proof: useId() };
  const [latest] = run;
  const earliest = run.at(-1) ?? latest;
  const times =
    run.length === 1 || format.time(earliest.at) === format.time(latest.at)
      ? format.time(latest.at)
      : messages.between(format.time(earliest.at), format.time(latest.at));
  return (
    <li className="border-line border-t px-4 py-3.5 first:border-t-0 md:px-5">
      <div className="flex items-start gap-3 md:items-center md:gap-4">
        <time
          dateTime={latest.at}
          className="w-24 shrink-0 type-small text-ink-2 tabular-nums max-md:hidden"
          aria-hidden
        >
          {times}
        </time>
        <ActorTile entry={latest} />
        <div className="min-w-0 flex-1">
          <p id={ids.title} className="break-words">
            <Happening entry={latest} />
            {run.length > 1 && (
              <Count tone="plain" label={messages.times(run.length)} className="ms-2">
                {`${format.number(run.length)}×`}
              </Count>
            )}
          </p>
          <p className="type-small text-ink-2 md:sr-only">{times}</p>
        </div>
        <Button
          variant="ghost"
          size="small"
          trailingIcon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={ids.proof}
          aria-describedby={ids.title}
          onPress={() => setOpen(!open)}
        >
          <span className="max-md:sr-only">{open ? messages.hideDetails : messages.showDetails}</span>
        </Button>
      </div>
      <div id={ids.proof} hidden={!open} className="mt-3 md:ps-28">
        {open && run.map((entry) => <EntryProof key={entry.id} entry={entry} />)}
      </div>
    </li>
  );
}

const tiles: Readonly<Partial<Record<ListedAuditEntry['actor']['kind'], LucideIcon>>> = {
  owner: UserRound,
  system: Sparkles,
  'api-key': KeyRound,
  app: Plug,
};

function ActorTile({ entry: { actor } }: { readonly entry: ListedAuditEntry }) {
  const icon = actor.name === null || actor.kind !== 'member' ? (tiles[actor.kind] ?? UserRound) : null;
  if (icon === null) return <PersonTile of={actor.uid ?? ''} initials={businessInitials(actor.name ?? '')} />;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-evergreen-tint text-evergreen-ink">
      <Icon of={icon} size={20} />
    </span>
  );
}

/** Who did what with whom: a sentence for what is done every day, else the person and the name of the action. */
function Happening({ entry }: { readonly entry: ListedAuditEntry }) {
  const messages = auditLogMessages;
  const who = <span className="type-strong">{sayActor(entry, messages)}</span>;
  const about = isNamed(entry.subject) && <About subject={entry.subject} />;
  const sentence = entrySentence(entry.action, Boolean(about), messages);
  if (sentence === null) {
    return (
      <>
        {who}
        {' · '}
        <span>{describeAction(entry.action, messages)}</span> {about}
      </>
    );
  }
  const parts = { who, about };
  return (
    <>
      {sentence.parts.map((part) => (
        <Fragment key={part.key}>{part.slot ? parts[part.slot] : part.text}</Fragment>
      ))}
      {sentence.detail && `, ${sentence.detail}`}
    </>
  );
}

const ofPet = ({ kind }: ListedAuditEntry['subject']): boolean => kind === 'pet' || kind === 'connection';
const isNamed = (subject: ListedAuditEntry['subject']): boolean => subject.name !== null || ofPet(subject);

/** Whom or what an entry is about; a pet that the business no longer knows has no name here. */
function About({ subject }: Pick<ListedAuditEntry, 'subject'>) {
  const messages = auditLogMessages;
  const { name, petId } = subject;
  if (name !== null && petId !== null) {
    return (
      <TextLink href={paths.businessPet(petId)} className="relative after:absolute after:-inset-3">
        {name}
      </TextLink>
    );
  }
  if (name !== null) return <span className="type-strong">{name}</span>;
  return ofPet(subject) ? <span className="text-ink-3">{messages.unknownPet}</span> : null;
}

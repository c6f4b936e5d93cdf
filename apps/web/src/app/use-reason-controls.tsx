import {
  type AskedPetField,
  type Check,
  cureStepFor,
  isReason,
  type Rule,
  subjectOf,
} from '@clearpaw/domain';
import { FilePlus2, FileText, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AddCareDialog,
  CorrectCareDialog,
  isOwn,
  type OwnCareEntry,
  useCare,
} from '../features/care-records/index.ts';
import type { AskClinic } from '../features/confirmations/index.ts';
import { addDocumentsId } from '../features/documents/index.ts';
import type { AskReview } from '../features/reviews/index.ts';
import { CorrectDialog, type Vaccination } from '../features/vaccinations/index.ts';
import { SignWaiverLink } from '../features/waivers/index.ts';
import { paths } from '../paths/index.ts';
import { useMessages } from '../platform/messages/index.ts';
import { Button } from '../ui/button/index.ts';
import type { TickList } from '../ui/field/index.ts';
import { LinkButton } from '../ui/link/index.ts';
import { confirmableCare, confirmableDose } from './confirmable-of.ts';
import { reasonMessages } from './reason-messages.ts';
import { reviewableOf } from './reviewable-of.ts';

interface Reasoned {
  readonly pet: { readonly id: string; readonly access: string };
  readonly doses: readonly Vaccination[];
  readonly review: AskReview;
  readonly clinic: AskClinic;
  readonly proofField: TickList;
}

type Asked =
  | { readonly add: 'test' | 'treatment' | 'declaration'; readonly code: string }
  | { readonly dose: Vaccination }
  | { readonly entry: OwnCareEntry };

interface ReasonControls {
  /** The control that does what the sentence of a reason says; nothing where only waiting helps. */
  readonly controlFor: (check: Check, rule: Rule, businessId: string) => ReactNode;
  /** Stands once on the page. */
  readonly dialogs: ReactNode;
}

/** What an owner can do right beside a reason. */
export function useReasonControls({ pet, doses, review, clinic, proofField }: Reasoned): ReasonControls {
  const [asked, setAsked] = useState<Asked | null>(null);
  const care = useCare(pet.id);
  const close = () => setAsked(null);
  const controlFor = (check: Check, rule: Rule, businessId: string) => {
    const step = isReason(check.reason) ? cureStepFor(rule.requirement, check.reason) : null;
    // A co-owner who may only read is offered nothing that would be refused.
    if (!step || pet.access === 'read') return null;
    const subject = rule.title ?? subjectOf(rule.requirement);
    const dose = doses.find(({ id }) => check.recordIds.includes(id));
    const entry = care.entries.filter(isOwn).find(({ record }) => check.recordIds.includes(record.id));
    const edit = <EditControl {...{ check, subject, dose, entry }} onAsk={setAsked} />;
    switch (step.action) {
      case 'sign':
        return <SignWaiverLink waiverId={step.waiverId} />;
      case 'answer':
        return <AnswerLink petId={pet.id} field={step.field} subject={subject} />;
      case 'edit':
        return edit;
      case 'review':
        return (
          <>
            {dose?.documentIds.length === 0 && edit}
            {dose && review.buttonFor(reviewableOf(dose), businessId)}
          </>
        );
      case 'confirm': {
        const record = decidingRecord({ check, subject, dose, entry });
        return record && clinic.buttonFor(record);
      }
      case 'add':
        return 'code' in step.record ? (
          <AddButton {...step.record} subject={subject} onAsk={setAsked} />
        ) : (
          <AddLinks petId={pet.id} kind={step.record.kind} subject={subject} />
        );
    }
  };
  const dialogs = (
    <>
      {asked && 'add' in asked && (
        <AddCareDialog petId={pet.id} kind={asked.add} code={asked.code} onClose={close} />
      )}
      {asked && 'dose' in asked && (
        <CorrectDialog dose={asked.dose} proofField={proofField} onClose={close} />
      )}
      {asked && 'entry' in asked && (
        <CorrectCareDialog entry={asked.entry} proofField={proofField} onClose={close} />
      )}
    </>
  );
  return { controlFor, dialogs };
}

/** The record that a clinic is asked about; what is neither a vaccination nor a care record is a document. */
function decidingRecord({ check, subject, dose, entry }: Omit<EditControlProps, 'onAsk'>) {
  if (dose) return confirmableDose(dose);
  if (entry) return confirmableCare(entry, subject);
  const [id] = check.recordIds;
  return id ? { kind: 'document' as const, id, title: subject } : null;
}

/** Says to a screen reader which of several reasons a control belongs to. */
const For = ({ subject }: { readonly subject: string }) => <span className="sr-only">: {subject}</span>;

interface AnswerLinkProps {
  readonly petId: string;
  readonly field: AskedPetField;
  readonly subject: string;
}

function AnswerLink({ petId, field, subject }: AnswerLinkProps) {
  const messages = useMessages(reasonMessages);
  return (
    <LinkButton href={`${paths.editPet(petId)}#pet-${field}`} variant="secondary" size="small" icon={Pencil}>
      {messages.answer[field]}
      <For subject={subject} />
    </LinkButton>
  );
}

interface AddLinksProps {
  readonly petId: string;
  readonly kind: 'vaccination' | 'document';
  readonly subject: string;
}

function AddLinks({ petId, kind, subject }: AddLinksProps) {
  const messages = useMessages(reasonMessages);
  const isDose = kind === 'vaccination';
  return (
    <>
      {isDose && (
        <LinkButton href={paths.petVaccinations(petId)} variant="secondary" size="small" icon={Plus}>
          {messages.add.vaccination}
          <For subject={subject} />
        </LinkButton>
      )}
      <LinkButton
        href={`${paths.pet(petId)}#${addDocumentsId}`}
        variant={isDose ? 'ghost' : 'secondary'}
        size="small"
        icon={FilePlus2}
      >
        {isDose ? messages.certificate : messages.add.document}
        <For subject={subject} />
      </LinkButton>
    </>
  );
}

interface AddButtonProps {
  readonly kind: 'test' | 'treatment' | 'declaration';
  readonly code: string;
  readonly subject: string;
  readonly onAsk: (asked: Asked) => void;
}

function AddButton({ kind, code, subject, onAsk }: AddButtonProps) {
  const messages = useMessages(reasonMessages);
  return (
    <Button variant="secondary" size="small" icon={Plus} onPress={() => onAsk({ add: kind, code })}>
      {messages.add[kind]}
      <For subject={subject} />
    </Button>
  );
}

interface EditControlProps {
  readonly check: Check;
  readonly subject: string;
  readonly dose: Vaccination | undefined;
  readonly entry: OwnCareEntry | undefined;
  readonly onAsk: (asked: Asked) => void;
}

/** Opens the record that decided a check: in a dialog, or on its own page where it is a document. */
function EditControl({ check, subject, dose, entry, onAsk }: EditControlProps) {
  const messages = useMessages(reasonMessages);
  const [recordId] = check.recordIds;
  const asked: Asked | null = dose ? { dose } : entry ? { entry } : null;
  if (asked) {
    return (
      <Button variant="secondary" size="small" icon={Pencil} onPress={() => onAsk(asked)}>
        {messages.edit}
        <For subject={subject} />
      </Button>
    );
  }
  return recordId ? (
    <LinkButton href={paths.document(recordId)} variant="secondary" size="small" icon={FileText}>
      {messages.open}
      <For subject={subject} />
    </LinkButton>
  ) : null;
}

import { subjectOf } from '@clearpaw/domain';
import {
  AddCareDialog,
  type CareEntry,
  CorrectCareDialog,
  isOwn,
  useCare,
} from '../../features/care-records/index.ts';
import type { PetConnection } from '../../features/connections/index.ts';
import { OwnerAnswerDialog } from '../../features/intake-questions/index.ts';
import type { Pet } from '../../features/pets/index.ts';
import type { AskReview } from '../../features/reviews/index.ts';
import { CorrectDialog, type Vaccination } from '../../features/vaccinations/index.ts';
import { PlanVisitDialog } from '../../features/visits/index.ts';
import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import type { TickList } from '../../ui/field/index.ts';
import { confirmableCare, confirmableDose } from '../confirmable-of.ts';
import { reviewableCare, reviewableDocument, reviewableOf } from '../reviewable-of.ts';
import type { PetClinic } from '../use-pet-clinic.ts';
import { type CureQuestion, readCureQuestion } from './cure-address.ts';
import { cureMessages } from './cure-messages.gen.ts';

interface CureDialogProps {
  readonly pet: Pet;
  readonly doses: readonly Vaccination[];
  readonly connections: readonly PetConnection[];
  readonly clinic: PetClinic;
  readonly review: AskReview;
  readonly proofField: TickList;
}

/** The dialog requested by the page's address; not shown to a read-only co-owner. */
export function CureDialog(props: CureDialogProps) {
  const { search, go } = useNavigation();
  const question = readCureQuestion(search);
  if (!question || props.pet.access === 'read') return null;
  const close = () => void go(paths.pet(props.pet.id), { replace: true, keepScroll: true });
  return <Asked {...props} key={search} question={question} onClose={close} />;
}

interface AskedProps extends CureDialogProps {
  readonly question: CureQuestion;
  readonly onClose: () => void;
}

function Asked(props: AskedProps) {
  const { pet, connections, question, proofField, onClose } = props;
  const messages = cureMessages;
  switch (question.ask) {
    case 'add':
      return (
        <AddCareDialog
          petId={pet.id}
          kind={question.kind}
          code={question.code}
          proofField={proofField}
          onClose={onClose}
        />
      );
    case 'visit': {
      const business = connections.find(({ businessId }) => businessId === question.businessId);
      return business ? (
        <PlanVisitDialog
          pet={pet}
          businesses={[{ id: business.businessId, name: business.businessName }]}
          viewer="owner"
          note={messages.visitNotes[question.about](pet.name)}
          onClose={onClose}
        />
      ) : null;
    }
    case 'reply':
      return (
        <OwnerAnswerDialog
          {...{ petId: pet.id, petName: pet.name, businessId: question.businessId, onClose }}
          service={null}
        />
      );
    case 'edit':
    case 'review':
    case 'confirm':
      return <AboutRecord {...props} question={question} />;
  }
}

interface AboutRecordProps extends AskedProps {
  readonly question: Extract<CureQuestion, { readonly recordId: string }>;
}

/** A question about the record that decided a check: a vaccination, another record, or a document. */
function AboutRecord({ pet, doses, clinic, review, question, proofField, onClose }: AboutRecordProps) {
  const care = useCare(pet.id);
  const documents = useAll('listDocuments', { petId: pet.id });
  const { recordId } = question;
  const dose = doses.find(({ id }) => id === recordId);
  const entry = care.entries.find(({ record }) => record.id === recordId);
  const document = documents.data?.items.find(({ id }) => id === recordId);
  if (question.ask === 'edit') {
    if (dose) return <CorrectDialog dose={dose} proofField={proofField} onClose={onClose} />;
    return entry && isOwn(entry) ? (
      <CorrectCareDialog entry={entry} proofField={proofField} onClose={onClose} />
    ) : null;
  }
  if (question.ask === 'review') {
    const record = dose
      ? reviewableOf(dose)
      : entry
        ? reviewableCare(entry, titleOf(entry))
        : document && reviewableDocument(document);
    return record ? review.dialogFor(record, question.businessId, onClose) : null;
  }
  if (dose) return clinic.dialogFor(confirmableDose(dose), onClose);
  if (entry) {
    const record = confirmableCare(entry, titleOf(entry));
    return record && clinic.dialogFor(record, onClose);
  }
  if (!document) return null;
  return clinic.dialogFor({ kind: 'document', id: document.id, title: document.title }, onClose);
}

/** A test or treatment has the name of the rule that requires it. */
function titleOf(entry: CareEntry): string {
  switch (entry.kind) {
    case 'test':
      return subjectOf({ kind: 'test', test: entry.record.test, maxAgeDays: 0 });
    case 'treatment':
      return subjectOf({ kind: 'treatment', treatment: entry.record.treatment, maxAgeDays: 0 });
    case 'exemption':
      return subjectOf({ kind: 'vaccination', targets: [entry.record.target] });
    default:
      return '';
  }
}

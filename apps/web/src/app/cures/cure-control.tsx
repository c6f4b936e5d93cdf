import { FileText } from 'lucide-react';
import { ConfirmationNotes, openRequests } from '../../features/confirmations/index.ts';
import { useDocuments } from '../../features/documents/index.ts';
import { useVaccinations } from '../../features/vaccinations/index.ts';
import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { Button } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { type CureDestination, cureDestination, isUnderReview, type OpenCheck } from './cure-destination.ts';
import { cureMessages } from './cure-messages.gen.ts';

interface CureControlProps {
  readonly open: OpenCheck;
  /** Says to a screen reader which of several checks a control belongs to. */
  readonly subject: string;
}

/** The control that resolves a check; renders nothing if the person can only wait. */
export function CureControl({ open, subject }: CureControlProps) {
  const readOnly = useReadOnly();
  const found = cureDestination(open);
  const [recordId] = open.check.recordIds;
  // A read-only co-owner is not offered actions that would be refused.
  if (readOnly) return null;
  if (isUnderReview(open) && recordId !== undefined) {
    return <UnconfirmedDocument petId={open.petId} recordId={recordId} subject={subject} />;
  }
  if (!found) return null;
  const control = <Control {...found} subject={subject} />;
  if (found.action !== 'confirm' || recordId === undefined) return control;
  return (
    <UnlessAsked petId={open.petId} recordId={recordId}>
      {control}
    </UnlessAsked>
  );
}

interface ControlProps extends Omit<CureDestination, 'action'> {
  readonly subject: string;
}

function Control({ label, icon, href, subject }: ControlProps) {
  const messages = cureMessages;
  const { path, go } = useNavigation();
  const looks = { variant: 'tonal', size: 'small', icon } as const;
  const text = (
    <>
      {label(messages)}
      <span className="sr-only">: {subject}</span>
    </>
  );
  // On the page of the pet itself the dialog opens where the reader is.
  if (href.startsWith(`${path}?`) && !href.includes('#')) {
    return (
      <Button {...looks} onPress={() => void go(href, { keepScroll: true })}>
        {text}
      </Button>
    );
  }
  return (
    <LinkButton {...looks} href={href}>
      {text}
    </LinkButton>
  );
}

interface UnconfirmedDocumentProps {
  readonly petId: string;
  readonly recordId: string;
  readonly subject: string;
}

/** The review can continue only after the owner has confirmed what was read from a linked document. */
function UnconfirmedDocument({ petId, recordId, subject }: UnconfirmedDocumentProps) {
  const documents = useDocuments(petId).data?.items ?? [];
  const doses = useVaccinations(petId).data?.items ?? [];
  const linked = doses.find(({ id }) => id === recordId)?.documentIds ?? [];
  const waiting = documents.find(({ id, state }) => state === 'needs_review' && linked.includes(id));
  if (!waiting) return null;
  return (
    <Control
      label={(messages) => messages.checkDocument}
      icon={FileText}
      href={paths.document(waiting.id)}
      subject={subject}
    />
  );
}

interface UnlessAskedProps {
  readonly petId: string;
  readonly recordId: string;
  readonly children: React.ReactNode;
}

/** Once a clinic has been asked, the state of the request is shown instead of the button. */
function UnlessAsked({ petId, recordId, children }: UnlessAskedProps) {
  const requests = useAll('listConfirmations', { petId }).data?.items ?? [];
  if (openRequests(requests, recordId).length === 0) return children;
  return <ConfirmationNotes record={{ id: recordId }} requests={requests} />;
}

import { dialOf, mayDo, type Rule } from '@clearpaw/domain';
import { Pencil, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { VerdictButton, VerdictPeople, VerdictScreen } from '../../../ui/scan/index.ts';
import { donePicture } from '../done-picture.tsx';
import { showDone } from '../done-toast.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { useUndo } from '../use-undo.ts';
import { Actions } from './actions.tsx';
import { NotSaved } from './not-saved.tsx';
import { OnlineMark } from './online-mark.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { StayUntil, sayStay } from './stay-until.tsx';
import type { ScanSubject } from './subject.ts';
import { type Doing, useAdmission } from './use-admission.ts';
import { useSettled } from './use-settled.ts';
import { useVerdictSaid } from './use-verdict-said.ts';
import { VerdictDetails } from './verdict-details.tsx';

interface VerdictViewProps {
  readonly business: ScannerBusiness;
  readonly service: string | null;
  readonly subject: ScanSubject;
  readonly rules: readonly Rule[];
  readonly verdictAppearance: GetVerdictAppearance;
  readonly nextWord: string;
  readonly onNext: () => void;
  readonly onReread: () => void;
  /** Judges a stay until another day. */
  readonly onStay: (departure: string) => void;
  /** For a guest: back to the form. */
  readonly onEdit?: (() => void) | undefined;
}

/** The answer at check-in, and the decision about it. */
export function VerdictView(props: VerdictViewProps) {
  const { business, service, subject, rules, verdictAppearance, nextWord, onNext, onReread, onStay, onEdit } =
    props;
  const messages = checkInMessages;
  const format = useFormat();
  const settled = useSettled();
  const [asking, setAsking] = useState(false);
  const { act, busy, failed } = useAdmission(business.id, service, subject);
  const said = useVerdictSaid(business, service, subject, verdictAppearance, rules);
  const { pet, openCheckIn } = subject;
  const undo = useUndo();
  const undoOf = (doing: Doing, checkInId: string) => () => {
    const undone = { businessId: business.id, checkInId, petId: pet.id, petName: pet.name };
    if (doing === 'out') void undo.undoCheckOut(undone);
    else void undo.undoCheckIn(undone, doing === 'deny' ? 'deny' : 'admit');
  };
  const decide = async (doing: Doing, reason?: string) => {
    if (doing === 'override' && reason === undefined) return setAsking(true);
    const sent = await act({ doing, ...(reason === undefined ? {} : { reason }) });
    if (sent === null) return setAsking(false);
    const saved = sent.is === 'saved';
    showDone(pet.id, {
      text: saved ? messages[doneWord[doing]](pet.name) : messages.keptHere(pet.name),
      ...(saved ? { picture: donePicture(pet, doing === 'in') } : {}),
      ...(saved && admits(doing) ? { detail: sayStay({ business, service, subject }, format) } : {}),
      onUndo: saved && sent.checkInId !== null ? undoOf(doing, sent.checkInId) : undefined,
    });
    onNext();
  };
  return (
    <>
      <VerdictScreen
        {...said}
        business={<BusinessName name={business.name} />}
        connection={settled && <OnlineMark onClose={onNext} closeWord={nextWord} />}
        portrait={<PetPhoto pet={pet} size={152} className={photoSize(said.compact)} />}
        count={openCheckIn ? messages.alreadyHere(format.moment(openCheckIn.arrivedAt)) : said.count}
        people={subject.contact && <OwnerReach contact={subject.contact} />}
        actions={
          settled && (
            <>
              {failed && (
                <NotSaved
                  petName={pet.name}
                  problem={failed.problem}
                  onAgain={() => void decide(failed.request.doing, failed.request.reason)}
                  onReread={onReread}
                />
              )}
              <Actions
                situation={said.situation}
                mayOverride={mayDo(business.role, 'override')}
                busy={busy}
                nextWord={nextWord}
                onAct={(doing) => void decide(doing)}
                onNext={onNext}
                onReread={onReread}
              />
              {onEdit && !openCheckIn && (
                <VerdictButton tone="outline" icon={Pencil} onPress={onEdit}>
                  {messages.editAnswers}
                </VerdictButton>
              )}
            </>
          )
        }
      >
        <StayUntil business={business} service={service} subject={subject} onStay={onStay} />
        <VerdictDetails
          {...{ business, subject, rules, onReread }}
          service={subject.stay?.service ?? service}
        />
        <OwnerActions {...{ business, subject, verdictAppearance, onReread }} />
      </VerdictScreen>
      {settled && (
        <OverrideDialog
          petName={pet.name}
          isOpen={asking}
          busy={busy === 'override'}
          onClose={() => setAsking(false)}
          onAdmit={(reason) => void decide('override', reason)}
        />
      )}
    </>
  );
}

function BusinessName({ name }: { readonly name: string }) {
  return (
    <>
      <Icon of={ScanLine} size={18} />
      {name}
    </>
  );
}

/** Whom to call about the pet. */
function OwnerReach({ contact }: { readonly contact: NonNullable<ScanSubject['contact']> }) {
  const messages = checkInMessages;
  const { name, phone } = contact;
  const call = phone && { shown: phone, href: `tel:${dialOf(phone) ?? phone}`, label: messages.call(phone) };
  return <VerdictPeople name={name} label={messages.ownerIs(name)} phone={call || null} />;
}

const photoSize = (isCompact?: boolean): string =>
  isCompact ? 'max-lg:size-29 lg:size-54 xl:size-64' : 'lg:size-54 xl:size-64';

const admits = (doing: Doing): boolean => doing === 'in' || doing === 'override';
const doneWord = { in: 'checkedIn', override: 'checkedIn', deny: 'turnedAway', out: 'checkedOut' } as const;

import { goodUntil, listsHoldForHours, mayDo, type Rule } from '@clearpaw/domain';
import {
  CalendarCheck,
  Clock,
  FileText,
  Flag,
  History,
  Hourglass,
  type LucideIcon,
  MapPin,
  OctagonX,
  ScanSearch,
  TriangleAlert,
  UserCheck,
  WifiOff,
} from 'lucide-react';
import { use, useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { Anchor } from '../../../ui/provider/index.ts';
import { EarliestDay, VerdictNotes, VerdictTextButton } from '../../../ui/scan/index.ts';
import { IntakeContext } from '../intake-parts.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { ScannerBusiness } from '../scanner-business.ts';
import { type Note, openVerdictNotes, soonNotes, tallyOf } from '../verdict-notes-of.ts';
import type { ScanSubject } from './subject.ts';
import { offlineCount } from './use-verdict-said.ts';

/** Three fit between the word and the buttons; the rest is a count. */
const mostNotes = 3;

const icons: Partial<Record<Note['status'], LucideIcon>> = {
  waiting: Hourglass,
  stay_away: Hourglass,
  pending: ScanSearch,
  expiring: Clock,
  grace: Clock,
  missing: FileText,
  unverified: FileText,
};

interface VerdictDetailsProps {
  readonly business: ScannerBusiness;
  readonly service: string | null;
  readonly subject: ScanSubject;
  readonly rules: readonly Rule[];
  /** An answer was entered. */
  readonly onReread: () => void;
}

/** Below the word: reasons with their cures, the earliest day, and what to mind about this pet. */
export function VerdictDetails(props: VerdictDetailsProps) {
  const { business, subject, rules } = props;
  const messages = checkInMessages;
  const format = useFormat();
  const { report, pet, openCheckIn, contact, staffNote, knownAt } = subject;
  const offline = subject.offline?.sure === false && isGood(report.verdict) ? subject.offline : null;
  const open = openVerdictNotes(report, rules);
  const notes = open.length > 0 ? open : soonNotes(report, rules, messages, format);
  const canReview = mayDo(business.role, 'review') && subject.offline === undefined;
  const shown = notes.slice(0, mostNotes).map((note) => ({
    ...{ id: note.id, title: note.title, icon: icons[note.status] ?? OctagonX },
    detail:
      note.waiting !== null && canReview ? (
        <ReviewNow recordId={note.waiting} />
      ) : note.lacksAnswer && subject.offline === undefined && subject.customer ? (
        <AnswerNow {...props} detail={note.detail} />
      ) : note.unsigned && subject.offline === undefined ? (
        <SignHere waiverId={note.unsigned} />
      ) : (
        note.detail
      ),
  }));
  const day = report.compliantFrom;
  return (
    <>
      {offline && <OfflineNote offline={offline} />}
      {shown.length > 0 && <VerdictNotes notes={shown} />}
      {notes.length > mostNotes && (
        <p className="-mt-1 text-center font-semibold">{messages.more(notes.length - mostNotes)}</p>
      )}
      {report.verdict === 'non_compliant' && openCheckIn === null && (
        <EarliestDay isKnown={day !== null} label={day === null ? messages.noDayLabel : messages.earliestDay}>
          {day === null ? messages.noDay : format.weekday(day)}
        </EarliestDay>
      )}
      {knownAt && openCheckIn === null && (
        <VerdictNotes
          notes={[
            {
              ...{ id: 'location', icon: MapPin },
              ...{ title: messages.knownAt(knownAt), detail: messages.knownAtDetail },
            },
          ]}
        />
      )}
      {pet.alerts.length > 0 && (
        <section aria-label={messages.mind}>
          <VerdictNotes
            notes={pet.alerts.map((alert) => ({ id: alert, icon: TriangleAlert, title: alert }))}
          />
        </section>
      )}
      {report.verdict === 'compliant' && openCheckIn === null && !offline && <Outlook report={report} />}
      <Answers {...props} />
      {staffNote && <StaffNote {...staffNote} />}
      {openCheckIn !== null && contact && <PickupNote pickups={contact.pickups} />}
    </>
  );
}

/** How long a pet stays cleared; without its dates, that nothing expires soon. */
function Outlook({ report }: { readonly report: ScanSubject['report'] }) {
  const messages = checkInMessages;
  const format = useFormat();
  const until = goodUntil(report);
  if (tallyOf(report).asked === 0) return null;
  const title = until === null ? messages.nothingEndsSoon : messages.clearedThrough(format.day(until));
  return <VerdictNotes notes={[{ id: 'outlook', icon: CalendarCheck, title }]} />;
}

const isGood = (verdict: string): boolean => verdict === 'compliant' || verdict === 'expiring';

/** The link to the record that waits for this person's review. */
function ReviewNow({ recordId }: { readonly recordId: string }) {
  const messages = checkInMessages;
  const href = recordId === '' ? paths.reviews : `${paths.reviews}?record=${recordId}`;
  return (
    <Anchor className="inline-flex min-h-11 items-center font-semibold underline" href={href}>
      {messages.reviewNow}
    </Anchor>
  );
}

/** The link to the waiver, to be signed by its owner on this device. */
function SignHere({ waiverId }: { readonly waiverId: string }) {
  const messages = checkInMessages;
  return (
    <Anchor
      className="inline-flex min-h-11 items-center font-semibold underline"
      href={paths.kiosk(waiverId)}
    >
      {messages.signHere}
    </Anchor>
  );
}

/** A button beside the reason, where questions can be answered here. */
function AnswerNow({ detail, ...props }: VerdictDetailsProps & { readonly detail: string | null }) {
  const messages = checkInMessages;
  const { business, service, subject, onReread } = props;
  const intake = use(IntakeContext);
  const [asking, setAsking] = useState(false);
  if (!intake) return detail;
  const { pet } = subject;
  return (
    <>
      <VerdictTextButton onPress={() => setAsking(true)}>{messages.enterAnswer}</VerdictTextButton>
      {asking &&
        intake.dialog({
          ...{ businessId: business.id, pet, service, onAnswered: onReread },
          onClose: () => setAsking(false),
        })}
    </>
  );
}

/** What the owner answered; known online, for a pet that the business knows. */
function Answers({ business, service, subject, onReread }: VerdictDetailsProps) {
  const intake = use(IntakeContext);
  const { pet, customer, offline } = subject;
  if (!intake || offline !== undefined || !customer) return null;
  return intake.answers({ businessId: business.id, pet, service, onAnswered: onReread });
}

/** Why an answer without a network is not green, and what staff can do about it. */
function OfflineNote({ offline }: { readonly offline: NonNullable<ScanSubject['offline']> }) {
  const messages = checkInMessages;
  const old = offline.listAgeHours > listsHoldForHours;
  const note = {
    id: 'offline',
    icon: old ? History : WifiOff,
    title: offlineCount(offline, messages),
    detail: old ? messages.listsOldCure : messages.uncheckedCure,
  };
  return <VerdictNotes notes={[note]} />;
}

/** Colleagues' notes about the pet. */
function StaffNote({ note, flags }: NonNullable<ScanSubject['staffNote']>) {
  const messages = checkInMessages;
  const title = flags.length > 0 ? flags.join(', ') : messages.teamNote;
  return (
    <section aria-label={messages.teamNote}>
      <VerdictNotes notes={[{ id: 'team', icon: Flag, title, detail: note || undefined }]} />
    </section>
  );
}

/** At check-out: the people who may pick up the pet besides its owner. */
function PickupNote({ pickups }: { readonly pickups: NonNullable<ScanSubject['contact']>['pickups'] }) {
  const messages = checkInMessages;
  const names = pickups.map(({ name, phone }) => `${name}, ${phone}`);
  const title = messages.mayPickUp;
  const detail = names.length > 0 ? names.join(' · ') : messages.onlyOwnerPicksUp;
  return (
    <section aria-label={title}>
      <VerdictNotes notes={[{ id: 'pickups', icon: UserCheck, title, detail }]} />
    </section>
  );
}

import { calendarDateIn, type GuestQuestions, guestQuestions, type Rule } from '@clearpaw/domain';
import { type FormEvent, use, useDeferredValue, useRef, useState } from 'react';
import { useCall } from '../../../platform/data/index.ts';
import { useSaving } from '../../../platform/forms/index.ts';
import { useDraft } from '../../../platform/storage/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Segments } from '../../../ui/choice/index.ts';
import { CallErrorPanel, ErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { IntakeContext } from '../intake-parts.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { useService } from '../use-service.ts';
import { GuestCareFields } from './care-fields.tsx';
import { CheckInPage } from './check-in-page.tsx';
import { blankGuest, type GuestDraft, guestDraftKey, isGuestDraft } from './guest-draft.ts';
import type { GuestPartProps } from './guest-form-parts.ts';
import { GuestVerdict } from './guest-verdict.tsx';
import { guestMessages } from './messages.gen.ts';
import { PhotoFields } from './photo-fields.tsx';
import { type GuestProblems, readGuest } from './read-guest.ts';
import { usePhotos } from './use-photos.ts';
import { useReadCertificate } from './use-read-certificate.ts';
import { useSaveAnswers } from './use-save-answers.ts';
import { useSaveGuest } from './use-save-guest.ts';
import { VaccinationFields } from './vaccination-fields.tsx';
import { GuestOwnerFields, GuestWhoFields } from './who-fields.tsx';

/** An owner without an account, as staff entered them. */
interface GuestCustomer {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface GuestCheckInProps {
  readonly business: ScannerBusiness;
  readonly verdictAppearance: GetVerdictAppearance;
  /** The guest that was saved before and is being edited. */
  readonly petId: string | null;
  /** The pet's owner, if staff came from a customer's page. */
  readonly customerId?: string | null;
  /** Called when the guest is saved and can be judged. */
  readonly onEntered: (petId: string, petName: string) => void;
}

/** A pet whose owner has no account: the facts that the rules need, then the same check as for any pet. */
export function GuestCheckIn({ customerId = null, ...props }: GuestCheckInProps) {
  const { business } = props;
  const messages = guestMessages;
  const { service, setService } = useService(business);
  const requirements = useCall('getRequirements', { businessId: business.id });
  const rules = requirements.data?.rules as readonly Rule[] | undefined;
  const customer = useGuestCustomer(business.id, customerId);
  const services = business.services.length > 1 && (
    <Segments
      label={messages.service}
      wide
      segments={business.services.map(({ code, name }) => ({ id: code, label: name }))}
      value={service ?? ''}
      onChange={setService}
    />
  );
  return (
    <CheckInPage title={messages.title} lead={messages.lead} aside={services} wide>
      {(requirements.isPending || customer.isLoading) && <Spinner />}
      {!rules && requirements.isError && (
        <CallErrorPanel call={requirements}>{messages.rulesFailed}</CallErrorPanel>
      )}
      {customer.failed && <CallErrorPanel call={customer.failed}>{messages.customerFailed}</CallErrorPanel>}
      {rules && customer.found !== undefined && (
        <GuestForm {...props} {...{ customer: customer.found, rules, service }} />
      )}
    </CheckInPage>
  );
}

/** The pet's owner: `found` is null if staff did not come from a customer's page. */
function useGuestCustomer(businessId: string, customerId: string | null) {
  const call = useCall(
    'getCustomer',
    { businessId, customerId: customerId ?? '' },
    { enabled: customerId !== null },
  );
  const { id = '', name, phone, email } = call.data ?? {};
  const read = call.data && { id, name: name ?? '', phone: phone ?? '', email: email ?? '' };
  return {
    found: customerId === null ? null : read,
    isLoading: call.isLoading,
    failed: !call.data && call.isError ? call : null,
  };
}

interface GuestFormProps extends Omit<GuestCheckInProps, 'customerId'> {
  readonly customer: GuestCustomer | null;
  readonly rules: readonly Rule[];
  readonly service: string | null;
}

const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';
const column = 'flex min-w-0 flex-col gap-6';

function GuestForm(props: GuestFormProps) {
  const { business, petId, customer, rules, service, verdictAppearance, onEntered } = props;
  const messages = guestMessages;
  const { draft, change, latest } = useGuestDraft(business.id, petId, customer);
  const [problems, setProblems] = useState<GuestProblems>({});
  const { busy, save: run } = useSaving<void>();
  const { save, problem } = useSaveGuest(business.id, customer?.id);
  const answers = useSaveAnswers(business.id);
  const intake = use(IntakeContext);
  const questionsOf = ({ species }: GuestDraft): GuestQuestions =>
    guestQuestions(species === null ? [] : rules, { species: species ?? 'other', service });
  const certificate = useReadCertificate({ businessId: business.id, latest, change, questionsOf });
  const photos = usePhotos((photo) => {
    change({ photos: [...latest().photos, photo] });
    void certificate.read(photo);
  });
  const send = async () => {
    await photos.settled();
    // What has only just been filled in is checked by a person before it is sent.
    const filled = await certificate.settled();
    if (filled > 0) return void showToast({ text: messages.photoRead(filled) });
    const typed = latest();
    const read = readGuest(typed, questionsOf(typed), todayAt(business));
    const saved = 'problems' in read ? read : await save(typed.petId, read);
    setProblems(saved && 'problems' in saved ? saved.problems : {});
    if (!saved || 'problems' in saved) return;
    change({ petId: saved.petId });
    if (!(await answers.save(saved.petId, typed.answers))) return;
    onEntered(saved.petId, latest().petName.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send, () => undefined);
  };
  // The first fields are there at once; the rest is drawn while they are read.
  const isWhole = useDeferredValue(true, false);
  const part: GuestPartProps = { draft, questions: questionsOf(draft), problems, onChange: change };
  return (
    <form onSubmit={submit} noValidate className={columns}>
      <div className={column}>
        {/* The photo first: its dates are read while the rest is typed. */}
        <PhotoFields {...part} photos={photos} readings={certificate.readings} />
        <GuestWhoFields {...part} />
        <GuestOwnerFields {...part} />
      </div>
      <div className={column} hidden={!isWhole}>
        {isWhole && <VaccinationFields {...part} />}
        {isWhole && <GuestCareFields {...part} />}
        {intake?.guestFields({
          ...{ businessId: business.id, service, answers: draft.answers },
          onChange: (answers) => change({ answers }),
        })}
        {Object.keys(problems).length > 0 && (
          <ErrorPanel title={messages.failed}>{messages.seeFields}</ErrorPanel>
        )}
        {problem && <ErrorPanel title={messages.failed}>{problem}</ErrorPanel>}
        {answers.problem && <ErrorPanel title={messages.answersFailed}>{answers.problem}</ErrorPanel>}
        {/* In sight while the fields above it are filled in. */}
        <div className={foot}>
          <GuestVerdict {...{ draft, rules, service, verdictAppearance }} today={todayAt(business)} />
          <Button type="submit" size="lead" wide busy={busy && messages.judging}>
            {messages.show}
          </Button>
        </div>
      </div>
    </form>
  );
}

const foot =
  'flex flex-col gap-3 bg-paper lg:[@media(min-height:44rem)]:sticky lg:[@media(min-height:44rem)]:bottom-0 lg:py-4';
const todayAt = ({ timeZone }: ScannerBusiness): string => calendarDateIn(Date.now(), timeZone);

/** One guest at a time: the draft of another one is not reused. */
function useGuestDraft(businessId: string, petId: string | null, customer: GuestCustomer | null) {
  const customerId = customer?.id ?? null;
  const { name: ownerName = '', phone: ownerPhone = '', email: ownerEmail = '' } = customer ?? {};
  const [accepts] = useState(
    () =>
      (read: unknown): read is GuestDraft =>
        isGuestDraft(read) && read.petId === petId && (petId !== null || read.customerId === customerId),
  );
  const { draft, setDraft } = useDraft(
    guestDraftKey(businessId),
    () => ({ ...blankGuest(petId), ...{ customerId, ownerName, ownerPhone, ownerEmail } }),
    accepts,
  );
  // Uploads end at any time, and must not undo what was typed in the meantime.
  const newest = useRef(draft);
  const change = (part: Partial<GuestDraft>) => {
    newest.current = { ...newest.current, ...part };
    setDraft(newest.current);
  };
  return { draft, change, latest: () => newest.current };
}

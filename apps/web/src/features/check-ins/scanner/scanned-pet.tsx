import { calendarDateIn } from '@clearpaw/domain';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/index.ts';
import { useAll, useCall } from '../../../platform/data/index.ts';
import { ErrorPanel, Spinner } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { useService } from '../use-service.ts';
import type { ScanSubject } from './subject.ts';
import { useKnownPet } from './use-known-pet.ts';
import { useScannerRules } from './use-rules.ts';
import { useSignalOnce } from './use-signal-once.ts';
import { useSignals } from './use-signals.ts';
import { VerdictView } from './verdict-view.tsx';

interface ScannedPetProps {
  readonly business: ScannerBusiness;
  readonly verdictAppearance: GetVerdictAppearance;
  /** A pet that is connected here or at another location; the name is how the list finds it again. */
  readonly petId: string;
  readonly name: string;
  /** A guest that was just saved, or a pet found by name. */
  readonly method: 'guest' | 'manual';
  readonly onDone: () => void;
  /** Back to the guest's form. */
  readonly onEdit?: (() => void) | undefined;
}

/** The same decision for a pet without its badge, found by name. */
export function ScannedPet({
  business,
  verdictAppearance,
  petId,
  name,
  method,
  onDone,
  onEdit,
}: ScannedPetProps) {
  const messages = checkInMessages;
  const { service } = useService(business);
  const signals = useSignals();
  const rules = useScannerRules(business.id);
  const [departure, setDeparture] = useState<string | null>(null);
  const found = useSubject(business, { petId, name, method, departure }, service);
  const { subject } = found;
  useSignalOnce(subject?.report.verdict ?? null, subject, (verdict) =>
    signals.give(verdictAppearance(verdict).kind),
  );
  if (subject) {
    return (
      <VerdictView
        business={business}
        service={service}
        subject={subject}
        rules={rules}
        verdictAppearance={verdictAppearance}
        nextWord={messages.backToToday}
        onNext={onDone}
        onReread={found.retry}
        onStay={setDeparture}
        onEdit={onEdit}
      />
    );
  }
  return (
    <main className="mx-auto flex w-full max-w-160 flex-col items-start gap-4 px-5 py-10">
      {found.pending ? <Spinner /> : <ErrorPanel onRetry={found.retry}>{found.problem}</ErrorPanel>}
      <LinkButton href={paths.today} variant="secondary">
        {messages.backToToday}
      </LinkButton>
    </main>
  );
}

/** The pet, its verdict, and whether it is on site already. */
function useSubject(
  { id: businessId, timeZone }: ScannerBusiness,
  {
    petId,
    name,
    method,
    departure,
  }: Pick<ScannedPetProps, 'petId' | 'name' | 'method'> & { readonly departure: string | null },
  service: string | null,
) {
  const messages = checkInMessages;
  const today = calendarDateIn(Date.now(), timeZone);
  const planned = useAll('listVisits', { businessId, petId, from: today, to: today });
  const visit = planned.data?.items.find(({ state }) => state === 'expected' || state === 'present');
  const cameFor = visit?.service ?? service;
  const until = departure ?? visit?.departure ?? today;
  const list = useKnownPet(businessId, petId, name);
  const report = useCall(
    'getCompliance',
    { businessId, petId, departure: until, ...(cameFor === null ? {} : { service: cameFor }) },
    { enabled: !planned.isPending },
  );
  const [openedAt] = useState(() => Date.now());
  // After an edit the previous report is still cached; it must neither be shown nor signaled.
  const isOld = report.isFetching && report.dataUpdatedAt < openedAt;
  const here = useCall('listCheckIns', { businessId, petId, present: true, limit: 1 });
  // At check-out staff have to know who may pick up. Reading it earlier would add another view to the owner's list of
  // views.
  const isHere = here.data?.items[0] !== undefined;
  const known = useCall('getConnectedPet', { businessId, petId }, { enabled: isHere });
  const { found } = list;
  const subject = useMemo((): ScanSubject | null => {
    if (!found || !report.data || isOld || !here.data) return null;
    return {
      ...found,
      method,
      reading: null,
      pet: { ...found.pet, id: petId, name: found.pet.petName },
      badge: null,
      report: report.data,
      openCheckIn: here.data.items[0] ?? null,
      contact: known.data?.contact ?? null,
      staffNote: null,
      stay: { departure: until, service: cameFor, planned: visit !== undefined, chosen: departure !== null },
    };
  }, [found, petId, method, report.data, isOld, here.data, known.data, until, cameFor, visit, departure]);
  const retry = () => {
    void list.readAgain();
    for (const query of [report, here]) void query.refetch();
  };
  const failed = list.error ?? report.error ?? here.error;
  const pending = failed === null && (list.isPending || report.isPending || isOld || here.isPending);
  return { subject, pending, problem: failed?.message ?? messages.petGone, retry };
}

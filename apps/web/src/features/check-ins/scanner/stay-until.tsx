import { calendarDateIn, compareDates, staysOvernight } from '@clearpaw/domain';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button as PlainButton } from 'react-aria-components';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { DateField } from '../../../ui/field/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { Dialog } from '../../../ui/overlay/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { ScannerBusiness } from '../scanner-business.ts';
import type { ScanSubject } from './subject.ts';

interface StayUntilProps {
  readonly business: ScannerBusiness;
  readonly service: string | null;
  readonly subject: ScanSubject;
  readonly onStay: (departure: string) => void;
}

/** The end of the stay that was judged; it can be changed before check-in if pets stay overnight. */
export function StayUntil({ business, service, subject, onStay }: StayUntilProps) {
  const messages = checkInMessages;
  const format = useFormat();
  const [changing, setChanging] = useState(false);
  const { stay, pet, openCheckIn } = subject;
  const today = calendarDateIn(Date.now(), business.timeZone);
  const [day, setDay] = useState<string | null>(stay?.departure ?? null);
  const code = stay?.service ?? service;
  const asked = business.services.find((one) => one.code === code);
  if (stay === null || openCheckIn !== null) return null;
  if (!stay.planned && !(asked && staysOvernight(asked))) return null;
  const known = stayWords(stay.departure, today, format);
  const isPossible = day !== null && compareDates(day, today) >= 0;
  const choose = () => {
    if (!isPossible) return;
    setChanging(false);
    onStay(day);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 type-strong">
          <Icon of={CalendarClock} size={20} />
          {known}
        </p>
        <PlainButton
          onPress={() => setChanging(true)}
          className="min-h-11 cursor-pointer rounded-field px-2 underline underline-offset-4 type-strong"
        >
          {messages.changeStay}
          <span className="sr-only">: {known}</span>
        </PlainButton>
      </div>
      <Dialog
        isOpen={changing}
        onOpenChange={setChanging}
        title={messages.changeStayTitle(pet.name)}
        actions={<Button onPress={choose}>{messages.checkStay}</Button>}
      >
        <div className="text-ink">
          <DateField label={messages.stayUntil} min={today} value={day} onChange={setDay} />
        </div>
      </Dialog>
    </>
  );
}

type Format = ReturnType<typeof useFormat>;

/** "Leaves today", or "Stay until Fri, Nov 27". */
function stayWords(departure: string, today: string, format: Format): string {
  const messages = checkInMessages;
  return departure === today ? messages.staysToday : messages.stayUntilDay(format.weekday(departure));
}

/** What a pet came for and until when; without a network neither is known. */
export function sayStay(
  { business, service, subject: { stay } }: Pick<StayUntilProps, 'business' | 'service' | 'subject'>,
  format: Format,
): string | undefined {
  if (stay === null) return undefined;
  const asked = business.services.find(({ code }) => code === (stay.service ?? service));
  const today = calendarDateIn(Date.now(), business.timeZone);
  return [asked?.name, stayWords(stay.departure, today, format)].filter(Boolean).join(' · ');
}

import { addDays, businessConnectPlan, calendarDateIn } from '@clearpaw/domain';
import { CreditCard, DoorOpen, type LucideIcon, Mail } from 'lucide-react';
import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { businessMessages } from './messages.gen.ts';
import { deviceTimeZone } from './time-zones.ts';

/** We promise this reminder. */
const reminderDaysBefore = 3;

/** The steps of the trial on a line: today, the reminder, the first payment. */
export function TrialSteps() {
  const messages = businessMessages;
  const format = useFormat();
  const today = calendarDateIn(Date.now(), deviceTimeZone());
  const in14 = addDays(today, businessConnectPlan.trialDays);
  return (
    <ol aria-label={messages.steps} className="grid md:grid-cols-3">
      <Step icon={DoorOpen} title={messages.stepToday} detail={messages.stepTodayDetail} />
      <Step
        icon={Mail}
        title={format.weekday(addDays(in14, -reminderDaysBefore))}
        detail={messages.stepReminderDetail}
      />
      <Step icon={CreditCard} title={format.weekday(in14)} detail={messages.stepPayDetail} last />
    </ol>
  );
}

interface StepProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly last?: boolean;
}

function Step({ icon, title, detail, last = false }: StepProps) {
  return (
    <li className="max-md:flex max-md:gap-4">
      {/* The leash goes down from step to step on a phone, and along beside them otherwise. */}
      <div className="flex items-center gap-2 max-md:flex-col" aria-hidden="true">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold">
          <Icon of={icon} size={22} />
        </span>
        <span className={`leash max-md:hidden ${last ? 'w-2/5' : 'me-2 flex-1'}`} />
        {!last && <span className="mb-2 w-1 flex-1 rounded-bar bg-marigold md:hidden" />}
      </div>
      <div className="max-md:pb-7">
        <h2 className="type-h3 md:mt-3">{title}</h2>
        <p className="mt-1 max-w-72 text-ink-2">{detail}</p>
      </div>
    </li>
  );
}

import { addDays, type Check, compareDates, goodUntil, type Rule } from '@clearpaw/domain';
import { CalendarSearch } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { DateField, Select } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import { ExplainedChecks } from './explained-checks.tsx';
import { complianceMessages } from './messages.gen.ts';
import { useVerdictAppearance } from './verdict-appearance.ts';

interface StayBusiness {
  readonly businessId: string;
  readonly businessName: string;
}

interface StayCheckProps {
  readonly petId: string;
  /** Where the pet is known. */
  readonly businesses: readonly StayBusiness[];
  readonly today: string;
  /** The business that the page's address names. */
  readonly asked?: string | undefined;
  /** The businesses whose reasons are already on the page, with their controls; null while that is unknown. */
  readonly explained: ReadonlySet<string> | null;
  /** What the owner can do about an unmet rule of a business right here. */
  readonly controlFor?: ((check: Check, rule: Rule, business: StayBusiness) => ReactNode) | undefined;
}

/** Asks for each business's verdict for a future stay, such as from 3 to 10 January. */
export function StayCheck(props: StayCheckProps) {
  const { businesses, asked, explained } = props;
  const messages = complianceMessages;
  const [isOpen, setOpen] = useState(false);
  const { path, search, go } = useNavigation();
  // The reasons of a business that are not on the page are here.
  const isAsked = asked !== undefined && explained !== null && !explained.has(asked);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  if (businesses.length === 0) return null;
  const change = (opens: boolean) => {
    setOpen(opens);
    // So that the same link opens it again.
    if (!opens && isAsked) void go(`${path}${search}`, { replace: true, keepScroll: true });
  };
  return (
    <>
      <Button variant="ghost" wide icon={CalendarSearch} onPress={() => setOpen(true)}>
        {messages.whatIf}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={change} isClosable title={messages.whatIf}>
        <StayQuestion {...props} />
      </Dialog>
    </>
  );
}

function StayQuestion({ petId, businesses, today, asked, explained, controlFor }: StayCheckProps) {
  const messages = complianceMessages;
  const [chosen, setChosen] = useState<string | null>(asked ?? null);
  const [from, setFrom] = useState<string | null>(today);
  const [to, setTo] = useState<string | null>(null);
  const business = businesses.find(({ businessId }) => businessId === chosen) ?? businesses[0];
  if (!business) return null;
  const departure = to ?? from;
  const isBackwards = from !== null && departure !== null && compareDates(departure, from) < 0;
  return (
    <div className="mt-2 flex flex-col gap-4">
      {businesses.length > 1 && (
        <Select
          label={messages.business}
          options={businesses.map(({ businessId, businessName }) => ({
            id: businessId,
            label: businessName,
          }))}
          value={business.businessId}
          onChange={setChosen}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <DateField label={messages.arrives} value={from} onChange={setFrom} />
        <DateField
          label={messages.leaves}
          optional
          value={to}
          onChange={setTo}
          error={isBackwards ? messages.leavesFirst : undefined}
        />
      </div>
      {from !== null && departure !== null && !isBackwards && (
        <StayAnswer
          petId={petId}
          business={business}
          arrival={from}
          departure={departure}
          isExplained={explained?.has(business.businessId) ?? false}
          controlFor={controlFor}
        />
      )}
    </div>
  );
}

interface StayAnswerProps extends Pick<StayCheckProps, 'controlFor'> {
  readonly petId: string;
  readonly business: StayBusiness;
  readonly arrival: string;
  readonly departure: string;
  readonly isExplained: boolean;
}

function StayAnswer({ petId, business, arrival, departure, isExplained, controlFor }: StayAnswerProps) {
  const messages = complianceMessages;
  const format = useFormat();
  const { businessId, businessName } = business;
  const verdictAppearance = useVerdictAppearance();
  const answer = useCall('getCompliance', { petId, businessId, arrival, departure });
  const asked = useCall('getRequirements', { businessId });
  if (answer.isError) {
    return <CallErrorPanel call={answer} />;
  }
  if (!answer.data) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-16 w-full" shape="card" />
      </Skeleton>
    );
  }
  const report = answer.data;
  const { kind, word } = verdictAppearance(report.verdict);
  const isIn = report.verdict === 'compliant' || report.verdict === 'expiring';
  const until = goodUntil(report);
  const other = report.compliantFrom;
  const lastDay = other === null ? null : addDays(other, daysOf(arrival, departure));
  return (
    <section
      aria-label={businessName}
      aria-live="polite"
      className="flex flex-col gap-3 border-line border-t pt-4"
    >
      <p className="type-strong">{businessName}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VerdictTag kind={kind}>{word}</VerdictTag>
        <span className="text-ink-2 type-small">
          {isIn && until && messages.goodUntil(format.day(until))}
          {isIn && !until && messages.goodForGood}
          {!isIn &&
            other &&
            messages.goodFrom(format.day(other), lastDay === other ? null : format.day(lastDay ?? other))}
          {!isIn && !other && messages.noDay}
        </span>
      </div>
      <ExplainedChecks
        checks={report.checks}
        rules={(asked.data?.rules ?? []) as readonly Rule[]}
        controlFor={
          isExplained ? undefined : controlFor && ((check, rule) => controlFor(check, rule, business))
        }
      />
    </section>
  );
}

function daysOf(arrival: string, departure: string): number {
  return Math.round(compareDates(departure, arrival));
}

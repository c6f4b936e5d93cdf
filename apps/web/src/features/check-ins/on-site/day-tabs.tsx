import { Check, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { Card, Row, Rows } from '../../../ui/surface/index.ts';
import { Tabs } from '../../../ui/tabs/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { expectedOf, leavingOf, type PlannedVisit } from './planned-visit.ts';

interface DayTabsProps {
  readonly business: ScannerBusiness;
  readonly visits: readonly PlannedVisit[];
  readonly present: readonly CheckIn[];
  readonly today: string;
  readonly verdictAppearance: GetVerdictAppearance;
  /** Left out where nothing can be written. */
  readonly onFound: ((pet: { readonly petId: string; readonly petName: string }) => void) | undefined;
  readonly leaving: ReadonlySet<string>;
  readonly onCheckOut: (checkIn: CheckIn) => void;
  /** Whether a press on a pet on site checks it out. */
  readonly checkingOut: boolean;
  readonly onCheckingOut: (checkingOut: boolean) => void;
  /** The pets on site. */
  readonly children: ReactNode;
}

/** The pets of the day: expected, on site, and leaving. */
export function DayTabs(props: DayTabsProps) {
  const { business, visits, present, today, checkingOut, onCheckingOut, children } = props;
  const messages = checkInMessages;
  const format = useFormat();
  const [tab, setTab] = useState<'expected' | 'here' | 'leaving'>('here');
  const expected = expectedOf(visits, present);
  const leaving = leavingOf(visits, present, today);
  const mayCheckOut = tab === 'here' && present.length > 0 && !business.readOnly;
  return (
    <Tabs
      end={
        mayCheckOut && (
          <Button
            variant={checkingOut ? 'primary' : 'tonal'}
            size="small"
            icon={checkingOut ? Check : LogOut}
            aria-pressed={checkingOut}
            onPress={() => onCheckingOut(!checkingOut)}
          >
            {checkingOut ? messages.done : messages.checkOut}
          </Button>
        )
      }
      label={messages.dayLists}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'expected',
          label: messages.expected,
          count: format.number(expected.length),
          content: <ExpectedList {...props} expected={expected} />,
        },
        { id: 'here', label: messages.hereNow, count: format.number(present.length), content: children },
        {
          id: 'leaving',
          label: messages.leavingToday,
          count: format.number(leaving.length),
          content: <LeavingList {...props} departing={leaving} />,
        },
      ]}
    />
  );
}

/** The name of a service at this business. */
function useServiceName({ services }: ScannerBusiness) {
  const messages = checkInMessages;
  return (code: string | null) => services.find((one) => one.code === code)?.name ?? messages.noService;
}

interface ExpectedListProps extends DayTabsProps {
  readonly expected: readonly PlannedVisit[];
}

function ExpectedList({ business, expected, today, verdictAppearance, onFound }: ExpectedListProps) {
  const messages = checkInMessages;
  const format = useFormat();
  const serviceName = useServiceName(business);
  return (
    <Card shape="feature" padding="large">
      {expected.length === 0 && <p className="text-ink-2">{messages.noneExpected}</p>}
      <Rows>
        {expected.map((visit) => {
          const { petId, petName, species, departure, note } = visit;
          const { kind, word } = verdictAppearance(visit.verdict);
          const until = departure === today ? null : messages.stayUntilDay(format.weekday(departure));
          return (
            <Row
              key={visit.id}
              start={
                <PetPhoto
                  pet={{ ...visit, id: petId, name: petName, species: species ?? 'other' }}
                  size={44}
                />
              }
              title={petName}
              detail={[serviceName(visit.service), until, note].filter(Boolean).join(' · ')}
              end={
                <span className="flex flex-wrap items-center justify-end gap-3">
                  <VerdictTag kind={kind}>{word}</VerdictTag>
                  {onFound && (
                    <Button
                      variant="secondary"
                      aria-label={messages.letInOf(petName)}
                      onPress={() => onFound({ petId, petName })}
                    >
                      {messages.checkIn}
                    </Button>
                  )}
                </span>
              }
            />
          );
        })}
      </Rows>
    </Card>
  );
}

interface LeavingListProps extends DayTabsProps {
  readonly departing: readonly CheckIn[];
}

function LeavingList({ business, departing, leaving, onCheckOut }: LeavingListProps) {
  const messages = checkInMessages;
  const format = useFormat();
  const serviceName = useServiceName(business);
  return (
    <Card shape="feature" padding="large">
      {departing.length === 0 && <p className="text-ink-2">{messages.noneLeaving}</p>}
      <Rows>
        {departing.map((checkIn) => (
          <Row
            key={checkIn.id}
            start={<PetPhoto pet={faceOf(checkIn)} size={44} />}
            title={checkIn.petName}
            detail={`${serviceName(checkIn.service)} · ${messages.hereSince(format.moment(checkIn.arrivedAt))}`}
            end={
              !business.readOnly && (
                <Button
                  variant="secondary"
                  aria-label={messages.checkOutOf(checkIn.petName)}
                  busy={leaving.has(checkIn.id) && messages.working}
                  onPress={() => onCheckOut(checkIn)}
                >
                  {messages.checkOut}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </Card>
  );
}

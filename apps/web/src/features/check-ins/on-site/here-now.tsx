import { useFormat } from '../../../platform/messages/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import type { CheckIn } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { Face } from './face.tsx';
import type { ServiceGroup } from './on-site.ts';
import { OnSiteEmpty } from './on-site-empty.tsx';

interface HereNowProps {
  readonly business: ScannerBusiness;
  readonly groups: readonly ServiceGroup[];
  readonly verdictAppearance: GetVerdictAppearance;
  /** The check-in whose panel is open. */
  readonly openId: string | null;
  readonly onOpen: (checkInId: string) => void;
  readonly leaving: ReadonlySet<string>;
  readonly onCheckOut: (checkIn: CheckIn) => void;
  /** A press on a pet checks it out. */
  readonly checkingOut: boolean;
}

/** The pets on site, by service. */
export function HereNow(props: HereNowProps) {
  const { business, groups, checkingOut } = props;
  const messages = checkInMessages;
  const total = groups.reduce((sum, { present }) => sum + present.length, 0);
  return (
    <section aria-labelledby="here-now">
      {/* The tab above is its visible heading. */}
      <h2 id="here-now" className="sr-only">
        {messages.hereNow}
      </h2>
      <Card shape="feature" padding="large">
        {total === 0 && <OnSiteEmpty business={business} />}
        {total > 0 && checkingOut && (
          <p role="status" className="mb-4 type-strong text-evergreen-ink">
            {messages.checkOutMode}
          </p>
        )}
        {total > 0 && <Faces {...props} />}
      </Card>
    </section>
  );
}

function Faces(props: HereNowProps) {
  const { groups, verdictAppearance, openId, onOpen, leaving, onCheckOut, checkingOut } = props;
  const messages = checkInMessages;
  const format = useFormat();
  return (
    <div className="flex flex-col divide-y divide-line">
      {groups
        .filter(({ present }) => present.length > 0)
        .map(({ code, name, present, capacity }) => (
          <section
            key={code ?? ''}
            aria-label={name ?? messages.noService}
            className="py-5 first:pt-0 last:pb-0"
          >
            <h3 className="flex items-baseline justify-between gap-4 type-label">
              {name ?? messages.noService}
              <span className="font-normal text-ink-3 tabular-nums">
                {capacity === undefined
                  ? format.number(present.length)
                  : messages.ofCapacity(format.number(present.length), format.number(capacity))}
              </span>
            </h3>
            <ul className="-mx-1.5 mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-y-2">
              {present.map((checkIn) => (
                <li key={checkIn.id} className="grid justify-items-center">
                  <Face
                    checkIn={checkIn}
                    verdictAppearance={verdictAppearance}
                    checkingOut={checkingOut}
                    leaving={leaving.has(checkIn.id)}
                    isOpen={checkIn.id === openId}
                    onOpen={() => onOpen(checkIn.id)}
                    onCheckOut={() => onCheckOut(checkIn)}
                  />
                </li>
              ))}
              {capacity !== undefined && capacity > present.length && (
                <li className="grid w-19 content-start justify-items-center gap-1.5 justify-self-center p-1.5 text-ink-3 type-caption">
                  <span className="grid size-13 place-items-center rounded-full border border-line-strong border-dashed type-strong tabular-nums">
                    {format.number(capacity - present.length)}
                  </span>
                  {messages.freeSpaces}
                </li>
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}

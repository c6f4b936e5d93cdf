import { useState } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Card, SectionHeading } from '../../../ui/surface/index.ts';
import { Count } from '../../../ui/tag/index.ts';
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
}

/** The pets on site, by service. With "Check out" a press on a pet checks it out. */
export function HereNow(props: HereNowProps) {
  const { business, groups } = props;
  const messages = checkInMessages;
  const format = useFormat();
  const [checkingOut, setCheckingOut] = useState(false);
  const total = groups.reduce((sum, { present }) => sum + present.length, 0);
  const action = total > 0 && !business.readOnly && (
    <Button
      variant="ghost"
      size="small"
      className="-my-1.5"
      aria-pressed={checkingOut}
      onPress={() => setCheckingOut(!checkingOut)}
    >
      {checkingOut ? messages.done : messages.checkOut}
    </Button>
  );
  return (
    <section aria-labelledby="here-now">
      <SectionHeading
        id="here-now"
        count={<Count tone="plain">{format.number(total)}</Count>}
        action={action}
      >
        {checkingOut && total > 0 ? messages.checkOutMode : messages.hereNow}
      </SectionHeading>
      <Card shape="feature" padding="large">
        {total === 0 && <OnSiteEmpty business={business} />}
        {total > 0 && <Faces {...props} checkingOut={checkingOut} />}
      </Card>
    </section>
  );
}

function Faces(props: HereNowProps & { readonly checkingOut: boolean }) {
  const { groups, verdictAppearance, openId, onOpen, leaving, onCheckOut, checkingOut } = props;
  const messages = checkInMessages;
  const format = useFormat();
  return (
    <div className="flex flex-col divide-y divide-line">
      {groups
        .filter(({ present }) => present.length > 0)
        .map(({ code, name, present }) => (
          <section
            key={code ?? ''}
            aria-label={name ?? messages.noService}
            className="py-5 first:pt-0 last:pb-0"
          >
            <h3 className="flex items-baseline justify-between gap-4 type-label">
              {name ?? messages.noService}
              <span className="font-normal text-ink-3 tabular-nums">{format.number(present.length)}</span>
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
            </ul>
          </section>
        ))}
    </div>
  );
}

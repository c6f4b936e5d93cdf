import { addDays, calendarDateIn, replacedDoses } from '@clearpaw/domain';
import { ProofBars, type ProofLevel } from '../../../ui/record/index.ts';
import { useWide } from '../../../ui/style/index.ts';
import { Fold, Panel } from '../../../ui/surface/index.ts';
import { VerdictShape } from '../../../ui/verdict/index.ts';
import type { SharedDose, ViewedRecord } from './shared-record.ts';
import { useFullDay } from './use-full-day.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

export const levelOf = { owner: 1, document: 2, reviewed: 3, clinic: 4 } as const satisfies Record<
  SharedDose['evidence'],
  ProofLevel
>;

/** "Soon" means within 60 days, as on the badge. */
const soonDays = 60;

type Status = 'ok' | 'soon' | 'stop';

export function statusOf(validUntil: string | null, today: string): Status | null {
  if (validUntil === null) return null;
  if (validUntil < today) return 'stop';
  return validUntil <= addDays(today, soonDays) ? 'soon' : 'ok';
}

/** The doses that still matter, and those that later ones have replaced. */
function splitDoses(doses: readonly SharedDose[]) {
  const dated = doses.map((dose) => ({
    ...dose,
    ...{ administeredOn: dose.givenOn, expiresOn: dose.validUntil },
  }));
  const replaced = replacedDoses(dated);
  return {
    latest: dated.filter((dose) => !replaced.has(dose)),
    earlier: dated.filter((dose) => replaced.has(dose)),
  };
}

/** Every dose: when it was given, how long it protects, and how it is proven. Replaced ones come last. */
export function VaccinationsPanel({ record: { doses } }: { readonly record: ViewedRecord }) {
  const messages = viewerMessages;
  const fullDay = useFullDay();
  const isWide = useWide();
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { latest, earlier } = splitDoses(doses);
  const counted = (status: Status | null) =>
    latest.filter(({ validUntil }) => statusOf(validUntil, today) === status).length;
  const parts = [
    [counted('ok'), messages.current],
    [counted('soon'), messages.dueSoon],
    [counted('stop'), messages.expired],
    [counted(null), messages.unknownEnd],
  ] as const;
  const said = parts.flatMap(([number, say]) => (number > 0 ? [say(number)] : []));
  return (
    <Panel
      title={messages.vaccinations}
      lead={doses.length > 0 && messages.asOf(fullDay(today), `${said.join(', ')}.`)}
    >
      {doses.length === 0 && <p className="text-ink-2">{messages.noDoses}</p>}
      {doses.length > 0 && <Columns />}
      <ul className="divide-y divide-line">
        {latest.map((dose) => (
          <Dose key={dose.id} dose={dose} status={statusOf(dose.validUntil, today)} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <Fold
          title={<h3>{messages.earlierDoses}</h3>}
          count={earlier.length}
          isOpen={isWide}
          className="mt-3.5 border-line border-t pt-2"
        >
          <ul className="divide-y divide-line text-ink-2">
            {earlier.map((dose) => (
              <Dose key={dose.id} dose={dose} status={null} heading="h4" />
            ))}
          </ul>
        </Fold>
      )}
    </Panel>
  );
}

const columnStyle = 'gap-x-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)_minmax(0,5fr)]';
const factStyle = 'grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] gap-x-3';

/** What the columns are, once above them; on a small screen each fact has its own term instead. */
function Columns() {
  const { columns, sources, vaccine } = viewerMessages;
  return (
    <div
      aria-hidden
      className={`hidden border-line border-b pb-2 text-ink-2 type-caption lg:grid ${columnStyle}`}
    >
      <span>{vaccine}</span>
      <span className={factStyle}>
        <span>{columns.given}</span>
        <span>{columns.until}</span>
        <span>{columns.lot}</span>
      </span>
      <span>{sources}</span>
    </div>
  );
}

interface DoseProps {
  readonly dose: SharedDose;
  /** Null for a dose without an end, and for one that was replaced: it need not be renewed. */
  readonly status: Status | null;
  readonly heading?: 'h3' | 'h4' | undefined;
}

function Dose({ dose, status, heading: Heading = 'h3' }: DoseProps) {
  const messages = viewerMessages;
  const fullDay = useFullDay();
  const { name, product, givenOn, validUntil, lot, evidence, proof } = dose;
  return (
    <li className={`grid gap-y-2 py-3.5 last:pb-0 max-lg:first:pt-0 lg:items-center ${columnStyle}`}>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Heading className="type-strong">{name}</Heading>
        {product && <p className="type-small text-ink-2">{product}</p>}
      </div>
      <dl className={factStyle}>
        <Fact term={messages.columns.given}>{fullDay(givenOn)}</Fact>
        <Fact term={messages.columns.until}>
          <span className="inline-flex items-center gap-1.5">
            {status && <VerdictShape kind={status} size={18} label={messages.status[status]} />}
            {validUntil === null ? messages.noEnd : fullDay(validUntil)}
          </span>
        </Fact>
        {lot && <Fact term={messages.columns.lot}>{lot}</Fact>}
      </dl>
      <p className="flex gap-2 type-small">
        <span className="pt-1">
          <ProofBars level={levelOf[evidence]} />
        </span>
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{messages.levels[evidence].title}</span>
          {proof && <span className="block text-ink-2">{proof}</span>}
        </span>
      </p>
    </li>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="type-caption text-ink-2 lg:sr-only">{term}</dt>
      <dd className="type-small font-medium tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

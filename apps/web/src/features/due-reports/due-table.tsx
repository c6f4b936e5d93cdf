import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import { cellText, columnsOf, type DueItem, type DueName, dueToneOf, type ListedDuePet } from './due-item.ts';
import { dueMessages } from './messages.gen.ts';

interface DueTableProps {
  readonly pets: readonly ListedDuePet[];
  readonly items: readonly DueItem[];
  readonly rules: readonly DueName[];
}

/** Pets by requirements; on a phone a card for each pet with what is due. */
export function DueTable({ pets, items, rules }: DueTableProps) {
  const columns = columnsOf(items, rules);
  const byPet = Map.groupBy(items, ({ petId }) => petId);
  return (
    <>
      <Grid pets={pets} byPet={byPet} columns={columns} />
      <ul className="flex flex-col gap-3 md:hidden print:hidden">
        {pets.map((pet) => (
          <PetCard key={pet.petId} pet={pet} items={byPet.get(pet.petId) ?? []} columns={columns} />
        ))}
      </ul>
    </>
  );
}

type Column = ReturnType<typeof columnsOf>[number];

interface GridProps {
  readonly pets: readonly ListedDuePet[];
  readonly byPet: ReadonlyMap<string, readonly DueItem[]>;
  readonly columns: readonly Column[];
}

const headStyle = 'px-1.5 py-3 text-start align-bottom font-semibold type-caption text-ink-2';
/** Stays in view where there are more requirements than fit; never narrower than a name. */
const nameStyle = 'sticky start-0 z-1 min-w-44 bg-surface ps-5 print:static';

function Grid({ pets, byPet, columns }: GridProps) {
  const messages = dueMessages;
  return (
    <Card
      padding="none"
      className="relative overflow-x-auto p-px max-md:hidden print:block print:overflow-visible"
    >
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">{messages.table}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={`${headStyle} ${nameStyle} rounded-ss-panel`}>
              {messages.pet}
            </th>
            <th scope="col" className={headStyle}>
              {messages.nextVisit}
            </th>
            {columns.map(({ code, name, count }) => (
              <th key={code} scope="col" className={`${headStyle} hyphens-auto last:pe-5`}>
                {name}
                <span className="block whitespace-nowrap font-normal">{messages.due(count)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {pets.map((pet) => (
            <tr key={pet.petId} className="break-inside-avoid">
              <th scope="row" className={`py-2 pe-2 text-start font-normal ${nameStyle}`}>
                <PetName pet={pet} />
              </th>
              <td className="whitespace-nowrap px-1.5 py-2 type-small">
                <NextVisit on={pet.nextVisitOn} />
              </td>
              {columns.map(({ code }) => (
                <td key={code} className="px-1.5 py-2 last:pe-5">
                  <Cell item={byPet.get(pet.petId)?.find(({ rule }) => rule === code)} size="cell" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function PetCard({
  pet,
  items,
  columns,
}: {
  readonly pet: ListedDuePet;
  readonly items: readonly DueItem[];
  readonly columns: readonly Column[];
}) {
  const messages = dueMessages;
  const nameOf = (code: string) => columns.find((column) => column.code === code)?.name ?? code;
  return (
    <Card as="li" padding="none" className="flex flex-col gap-2.5 px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <PetName pet={pet} />
        {pet.nextVisitOn && (
          <p className="shrink-0 text-end type-small">
            <span className="block text-ink-2 type-caption">{messages.nextVisit}</span>
            <NextVisit on={pet.nextVisitOn} />
          </p>
        )}
      </div>
      <dl className="flex flex-col gap-2">
        {items.map((item) => (
          <div key={item.rule} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <dt className="min-w-0 flex-1 basis-40 type-small text-ink-2">{nameOf(item.rule)}</dt>
            <dd>
              <Cell item={item} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function PetName({ pet }: { readonly pet: ListedDuePet }) {
  const messages = dueMessages;
  const { petId, petName, ownerName, species, colour, photoPath } = pet;
  return (
    <span className="flex items-center gap-3">
      <span className="print:hidden">
        <PetPhoto pet={{ id: petId, name: petName, species, colour, photoPath }} size={44} />
      </span>
      <span className="min-w-0">
        <TextLink
          href={paths.businessPet(petId)}
          className="inline-flex min-h-6 type-strong [overflow-wrap:anywhere]"
        >
          {petName}
        </TextLink>
        <span className="block text-ink-2 type-caption [overflow-wrap:anywhere]">
          {ownerName ?? messages.noOwner}
        </span>
      </span>
    </span>
  );
}

interface CellProps {
  readonly item: DueItem | undefined;
  readonly size?: 'medium' | 'cell';
}

/** The shape shows the tone without color; the status is announced if the cell shows only a date. */
function Cell({ item, size = 'medium' }: CellProps) {
  const messages = dueMessages;
  const format = useFormat();
  if (!item) {
    return (
      <span className="text-ink-3 type-small">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{messages.quiet}</span>
      </span>
    );
  }
  const text = cellText(item, messages, format.day);
  const status = messages.statuses[item.status === 'met' ? 'expiring' : item.status];
  return (
    <VerdictTag kind={dueToneOf(item)} size={size}>
      {text !== status && <span className="sr-only">{status}, </span>}
      {text}
    </VerdictTag>
  );
}

function NextVisit({ on }: { readonly on: string | null }) {
  const messages = dueMessages;
  const format = useFormat();
  if (on === null) return <span className="text-ink-3">{messages.noVisit}</span>;
  return <time dateTime={on}>{format.day(on)}</time>;
}

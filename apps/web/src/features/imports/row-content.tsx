import type { ImportField } from '@clearpaw/domain';
import type { ImportPreview } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

interface RowContentProps {
  readonly row: ImportPreview['rows'][number];
  readonly preview: Pick<ImportPreview, 'columns' | 'mapping'>;
}

const names: readonly (ImportField | null)[] = ['ownerName', 'ownerFirst', 'ownerLast'];

/** A row of the file: its pet and owner, then the other values under the names of their columns. */
export function RowContent({ row, preview: { columns, mapping } }: RowContentProps) {
  const messages = importMessages;
  const cells = row.values.map((value, at) => ({
    value: value.trim(),
    field: mapping.columns[at] ?? null,
    header: columns[at]?.header ?? '',
  }));
  const filled = cells.filter(({ value }) => value !== '');
  const owner = filled.filter(({ field }) => names.includes(field)).map(({ value }) => value);
  const pet = filled.find(({ field }) => field === 'petName')?.value;
  const title = [...(pet ? [pet] : []), ...(owner.length > 0 ? [owner.join(' ')] : [])].join(' · ');
  const rest = filled.filter(({ field }) => field !== 'petName' && !names.includes(field));
  const isWrong = (header: string) => row.problems.some(({ column }) => column === header);
  return (
    <span className="block [overflow-wrap:anywhere]">
      <span className="block text-ink-3 type-caption md:hidden">
        {messages.rowColumn} {row.row}
      </span>
      {title !== '' && <span className="block type-strong">{title}</span>}
      <span className="flex flex-wrap gap-x-4 type-small">
        {rest.slice(0, 6).map(({ header, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and keep their order
          <span key={at} className={isWrong(header) ? 'text-stop-ink' : 'text-ink-2'}>
            {header !== '' && <span className="me-1.5 type-caption">{header}</span>}
            {value}
          </span>
        ))}
      </span>
    </span>
  );
}

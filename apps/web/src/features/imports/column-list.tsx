import { type ImportField, type ImportMapping, importFields } from '@clearpaw/domain';
import { Select } from '../../ui/field/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { type ImportPreview, withColumn } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

interface ColumnListProps {
  readonly preview: ImportPreview;
  readonly onMapping: (mapping: ImportMapping) => void;
}

/** Each column with its first values and the field it becomes. */
export function ColumnList({ preview, onMapping }: ColumnListProps) {
  const { mapping, columns } = preview;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {columns.map((column, at) => (
        <ColumnRow
          // The columns of a file never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
          key={at}
          at={at}
          column={column}
          field={mapping.columns[at] ?? null}
          onField={(field) => onMapping(withColumn(padded(mapping, columns.length), at, field))}
        />
      ))}
    </ul>
  );
}

function padded(mapping: ImportMapping, length: number): ImportMapping {
  return { ...mapping, columns: Array.from({ length }, (_, at) => mapping.columns[at] ?? null) };
}

interface ColumnRowProps {
  readonly at: number;
  readonly column: ImportPreview['columns'][number];
  readonly field: ImportField | null;
  readonly onField: (field: ImportField | null) => void;
}

function ColumnRow({ at, column, field, onField }: ColumnRowProps) {
  const messages = importMessages;
  const name = column.header || messages.column(at + 1);
  const labelOf = (id: ImportField) =>
    (id === 'doseGiven' || id === 'doseExpires') && column.vaccine !== null
      ? messages.doseField(column.vaccine, id)
      : messages.fields[id];
  const options = [
    { id: 'none' as const, label: messages.skip },
    ...importFields.map((id) => ({ id, label: labelOf(id) })),
  ];
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 type-strong [overflow-wrap:anywhere]">
          {name}
          {!column.sure && <Tag tone="changed">{messages.unsure}</Tag>}
        </p>
        <p className="truncate text-ink-2 type-small">{column.samples.join(', ') || messages.noValues}</p>
      </div>
      <Select<ImportField | 'none'>
        label={messages.goesTo(name)}
        options={options}
        value={field ?? 'none'}
        onChange={(chosen) => onField(chosen === 'none' ? null : chosen)}
      />
    </li>
  );
}

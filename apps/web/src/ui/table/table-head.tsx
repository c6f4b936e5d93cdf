import { Checkbox } from '../field/index.ts';
import { uiMessages } from '../provider/index.ts';
import { classes } from '../style/index.ts';
import type { Selection, TableColumn } from './column.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly keys: readonly string[];
  readonly selection: Selection | undefined;
  readonly linked: boolean;
}

/** The column names; on a phone the cells of each card show them instead. */
export function TableHead<Row>({ columns, keys, selection, linked }: TableHeadProps<Row>) {
  const messages = uiMessages;
  const chosen = keys.filter((key) => selection?.keys.has(key)).length;
  return (
    <thead className="max-md:sr-only">
      <tr className="h-13 border-line border-b">
        {selection && (
          <th scope="col" className="w-16 ps-3">
            <Checkbox
              aria-label={messages.selectAll}
              isSelected={chosen > 0 && chosen === keys.length}
              isIndeterminate={chosen > 0 && chosen < keys.length}
              onChange={(all) => selection.onChange(new Set(all ? keys : []))}
            />
          </th>
        )}
        {columns.map(({ id, header, align }) => (
          <th
            key={id}
            scope="col"
            className={classes(
              'px-2.5 type-caption-strong text-ink-3 first:ps-5 last:pe-5 lg:px-4',
              align === 'end' ? 'text-end' : 'text-start',
            )}
          >
            {header}
          </th>
        ))}
        {linked && <td className="w-12" />}
      </tr>
    </thead>
  );
}

import { Check, CircleAlert } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { DataTable, type TableColumn } from '../../ui/table/index.ts';
import type { ImportPreview } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';
import { RowContent } from './row-content.tsx';
import { sayRowProblem } from './say-problem.ts';

type Row = ImportPreview['rows'][number];

/** The first rows as they are in the file, and what happens to each. */
export function PreviewRows({ preview }: { readonly preview: ImportPreview }) {
  const messages = importMessages;
  const { rows, totals } = preview;
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'row',
      header: messages.rowColumn,
      wideOnly: true,
      cell: ({ row }) => <span className="text-ink-2 tabular-nums">{row}</span>,
    },
    {
      id: 'content',
      header: messages.content,
      heading: true,
      cell: (row) => <RowContent row={row} preview={preview} />,
    },
    {
      id: 'result',
      header: messages.result,
      stacked: true,
      bare: true,
      cell: (row) => <Outcome row={row} />,
    },
  ];
  return (
    <DataTable
      caption={messages.rowsTable}
      columns={columns}
      rows={rows}
      keyOf={({ row }) => String(row)}
      nameOf={({ row }) => `${messages.rowColumn} ${row}`}
      foot={
        rows.length < totals.rows && (
          <p className="py-2 text-ink-2 type-small">{messages.shown(rows.length, totals.rows)}</p>
        )
      }
    />
  );
}

function Outcome({ row: { problems, duplicateOf } }: { readonly row: Row }) {
  const messages = importMessages;
  if (problems.length > 0) {
    return (
      <ul className="flex flex-col gap-1 text-stop-ink">
        {problems.map(sayRowProblem).map((text) => (
          <li key={text} className="flex gap-2 [overflow-wrap:anywhere]">
            <Icon of={CircleAlert} size={18} className="mt-0.5 flex-none" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    );
  }
  if (duplicateOf !== null) return <span className="text-soon-ink">{messages.same(duplicateOf)}</span>;
  return (
    <span className="inline-flex items-center gap-2 text-ink-2">
      <Icon of={Check} size={18} className="text-ok-ink" />
      {messages.willImport}
    </span>
  );
}

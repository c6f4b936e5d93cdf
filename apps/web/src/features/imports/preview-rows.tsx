import { DataTable, type TableColumn } from '../../ui/table/index.ts';
import type { ImportPreview } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';
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
      heading: true,
      cell: ({ row }) => `${messages.rowColumn} ${row}`,
    },
    {
      id: 'content',
      header: messages.content,
      cell: ({ values }) => (
        <span className="[overflow-wrap:anywhere]">
          {values
            .filter((value) => value.trim() !== '')
            .slice(0, 6)
            .join(' · ')}
        </span>
      ),
    },
    { id: 'result', header: messages.result, cell: (row) => <Outcome row={row} /> },
  ];
  return (
    <DataTable
      caption={messages.rowsTable}
      columns={columns}
      rows={rows}
      keyOf={({ row }) => String(row)}
      nameOf={({ row }) => `${messages.rowColumn} ${row}`}
      foot={
        <p className="py-2 text-ink-2 type-small">
          {messages.shown(rows.length < totals.rows ? rows.length : 0, totals.rows)}
        </p>
      }
    />
  );
}

function Outcome({ row: { problems, duplicateOf } }: { readonly row: Row }) {
  const messages = importMessages;
  if (problems.length > 0) {
    return (
      <ul className="text-stop-ink">
        {problems.map(sayRowProblem).map((text) => (
          <li key={text} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    );
  }
  if (duplicateOf !== null) return <span className="text-soon-ink">{messages.same(duplicateOf)}</span>;
  return <span className="text-ink-2">{messages.willImport}</span>;
}

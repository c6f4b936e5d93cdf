import { classes } from '../../ui/style/index.ts';
import type { ImportPreview } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

/** The totals of the preview. */
export function PreviewTotals({ totals }: Pick<ImportPreview, 'totals'>) {
  const messages = importMessages;
  const { customers, pets, vaccinations, problems, duplicates } = totals;
  const counts = [
    { text: messages.customersNew(customers), tone: 'bg-raised' },
    { text: messages.petsNew(pets), tone: 'bg-raised' },
    { text: messages.vaccinations(vaccinations), tone: 'bg-raised' },
    { text: messages.problems(problems), tone: problems > 0 ? 'bg-stop-tint text-stop-ink' : 'bg-raised' },
    {
      text: messages.duplicates(duplicates),
      tone: duplicates > 0 ? 'bg-soon-tint text-soon-ink' : 'bg-raised',
    },
  ];
  return (
    <ul aria-label={messages.totals} className="grid grid-cols-2 gap-3 md:grid-cols-5">
      {counts.map(({ text, tone }) => {
        const [count, ...words] = text.split(' ');
        return (
          <li
            key={words.join(' ')}
            className={classes('rounded-card px-4 py-3 shadow-e1 max-md:last:col-span-2', tone)}
          >
            <span className="block tabular-nums type-h2">{count}</span> {words.join(' ')}
          </li>
        );
      })}
    </ul>
  );
}

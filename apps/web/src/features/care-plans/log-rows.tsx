import { Trash2 } from 'lucide-react';
import { useAction } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type LoggedCare, shortName } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';

interface LogRowsProps {
  readonly entries: readonly LoggedCare[];
  readonly reader: 'owner' | 'team';
  readonly mayRemove: boolean;
}

/** For as long as the server allows removing an entry. */
const removableMs = 24 * 60 * 60 * 1000;

/** What was done, when, and where or by whom. */
export function LogRows({ entries, reader, mayRemove }: LogRowsProps) {
  const messages = carePlanMessages;
  const format = useFormat();
  const isFresh = ({ at }: LoggedCare) => Date.now() - Date.parse(at) < removableMs;
  return (
    <Rows>
      {entries.map((entry) => {
        const { id, item, at, by, businessName, note } = entry;
        const who = reader === 'owner' ? businessName : by && shortName(by);
        return (
          <Row
            key={id}
            title={messages.items[item]}
            detail={[format.dayTime(at), ...(who ? [who] : [])].join(' · ')}
            notes={note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
            end={mayRemove && isFresh(entry) && <RemoveButton entry={entry} />}
          />
        );
      })}
    </Rows>
  );
}

function RemoveButton({ entry }: { readonly entry: LoggedCare }) {
  const messages = carePlanMessages;
  const format = useFormat();
  const remove = useAction('removeCareEntry');
  const word = messages.items[entry.item];
  return (
    <IconButton
      icon={Trash2}
      label={messages.removeEntry(word, format.dayTime(entry.at))}
      onPress={() =>
        remove.mutate(
          { careEntryId: entry.id },
          {
            onSuccess: () => showToast({ text: messages.removed(word) }),
            onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
          },
        )
      }
    />
  );
}

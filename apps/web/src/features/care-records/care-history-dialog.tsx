import { useAll } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import type { CareEntry } from './care-entry.ts';
import { detailOf, nameOf } from './care-record.ts';
import { careMessages } from './messages.gen.ts';
import { useCareFormat } from './use-weight.ts';

interface CareHistoryDialogProps {
  readonly entry: CareEntry;
  readonly onClose: () => void;
}

/** Every state the record was in, the newest first. */
export function CareHistoryDialog({ entry, onClose }: CareHistoryDialogProps) {
  const messages = careMessages;
  const format = useFormat();
  const careFormat = useCareFormat();
  const history = useAll('listCareRecordHistory', { careRecordId: entry.record.id });
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.historyTitle(nameOf(entry, messages))}
    >
      {history.isPending && <Spinner />}
      <CallErrorPanel call={history} />
      <Rows>
        {(history.data?.items ?? []).map(({ version, at, reason, record }) => {
          // A version is of the same kind as the record it is a version of.
          const was = { kind: entry.kind, record } as CareEntry;
          const gone = record.state === 'withdrawn' ? messages.withdrawn : null;
          const texts = [nameOf(was, messages), detailOf(was, messages, careFormat), gone, reason];
          return (
            <Row
              key={version}
              title={messages.version(version)}
              detail={texts.filter(Boolean).join(', ')}
              end={format.moment(at)}
            />
          );
        })}
      </Rows>
    </Dialog>
  );
}

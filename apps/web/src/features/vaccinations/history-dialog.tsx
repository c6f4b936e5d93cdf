import { findVaccine } from '@clearpaw/domain';
import { useCall } from '../../platform/data/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { ErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import type { Vaccination } from './use-vaccinations.ts';
import { vaccinationWords } from './words.ts';

interface HistoryDialogProps {
  readonly dose: Vaccination | null;
  readonly onClose: () => void;
}

/** Every state the dose was in, the newest first. */
export function HistoryDialog({ dose, onClose }: HistoryDialogProps) {
  const words = useWordsOf(vaccinationWords);
  const format = useFormat();
  const history = useCall(
    'listVaccinationHistory',
    { vaccinationId: dose?.id ?? '' },
    { enabled: dose !== null },
  );
  const name = dose ? (findVaccine(dose.vaccine)?.name ?? dose.vaccine) : '';
  return (
    <Dialog
      isOpen={dose !== null}
      onOpenChange={(open) => open || onClose()}
      title={words.historyTitle(name)}
    >
      {history.isPending && <Spinner />}
      {history.isError && (
        <ErrorPanel onRetry={() => void history.refetch()}>{history.error.message}</ErrorPanel>
      )}
      <Rows>
        {(history.data?.items ?? []).map(({ version, at, reason, vaccination }) => {
          const { administeredOn, expiresOn, state } = vaccination;
          const dates = [
            words.given(format.day(administeredOn)),
            expiresOn && words.endsOn(format.day(expiresOn)),
          ];
          const texts = [...dates, state === 'active' ? null : words[state], reason].filter(Boolean);
          return (
            <Row
              key={version}
              title={words.version(version)}
              detail={texts.join(', ')}
              end={format.moment(at)}
            />
          );
        })}
      </Rows>
    </Dialog>
  );
}

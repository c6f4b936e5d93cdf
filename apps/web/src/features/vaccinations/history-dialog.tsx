import { nameOfVaccine } from '@clearpaw/domain';
import { useAll } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { vaccinationMessages } from './messages.gen.ts';
import type { Vaccination } from './use-vaccinations.ts';

interface HistoryDialogProps {
  readonly dose: Vaccination | null;
  readonly onClose: () => void;
}

/** All versions of the dose, newest first. */
export function HistoryDialog({ dose, onClose }: HistoryDialogProps) {
  const messages = vaccinationMessages;
  const format = useFormat();
  const history = useAll(
    'listVaccinationHistory',
    { vaccinationId: dose?.id ?? '' },
    { enabled: dose !== null },
  );
  const name = dose ? nameOfVaccine(dose) : '';
  return (
    <Dialog
      isOpen={dose !== null}
      onOpenChange={(open) => open || onClose()}
      title={messages.historyTitle(name)}
    >
      {history.isPending && <Spinner />}
      <CallErrorPanel call={history} />
      <Rows>
        {(history.data?.items ?? []).map(({ version, at, reason, vaccination }) => {
          const { administeredOn, expiresOn, state } = vaccination;
          const dates = [
            messages.given(format.day(administeredOn)),
            expiresOn && messages.endsOn(format.day(expiresOn)),
          ];
          const texts = [...dates, state === 'active' ? null : messages[state], reason].filter(Boolean);
          return (
            <Row
              key={version}
              title={messages.version(version)}
              detail={texts.join(', ')}
              end={format.moment(at)}
            />
          );
        })}
      </Rows>
    </Dialog>
  );
}

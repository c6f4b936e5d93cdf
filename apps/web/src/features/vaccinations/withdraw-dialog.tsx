import { nameOfVaccine } from '@clearpaw/domain';
import { useAction } from '../../platform/data/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { vaccinationMessages } from './messages.gen.ts';
import type { Vaccination } from './use-vaccinations.ts';

interface WithdrawDialogProps {
  readonly dose: Vaccination | null;
  readonly onClose: () => void;
}

export function WithdrawDialog({ dose, onClose }: WithdrawDialogProps) {
  const messages = vaccinationMessages;
  const withdraw = useAction('withdrawVaccination');
  const name = dose ? nameOfVaccine(dose) : '';
  const confirm = () => {
    if (!dose) return;
    withdraw.mutate(
      { vaccinationId: dose.id },
      { onSuccess: onClose, onError: (problem) => showToast({ text: problem.message, tone: 'error' }) },
    );
  };
  return (
    <ConfirmDialog
      isOpen={dose !== null}
      onOpenChange={(open) => open || onClose()}
      title={messages.withdrawTitle(name)}
      confirm={messages.withdraw}
      tone="danger"
      busy={withdraw.isPending && messages.withdrawing}
      onConfirm={confirm}
    >
      {messages.withdrawLead}
    </ConfirmDialog>
  );
}

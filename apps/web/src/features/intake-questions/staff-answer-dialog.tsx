import { useCall } from '../../platform/data/index.ts';
import { AnswerDialog } from './answer-dialog.tsx';

interface StaffAnswerDialogProps {
  readonly businessId: string;
  readonly pet: { readonly id: string; readonly name: string };
  readonly service: string | null;
  readonly onAnswered?: () => void;
  readonly onClose: () => void;
}

/** Where staff enter what the owner says. */
export function StaffAnswerDialog({ businessId, pet, service, onAnswered, onClose }: StaffAnswerDialogProps) {
  const form = useCall('getIntakeForm', { businessId, petId: pet.id });
  if (!form.data) return null;
  return (
    <AnswerDialog
      {...{ form: form.data, petName: pet.name, service, onAnswered, onClose }}
      viewer="staff"
      onReread={() => void form.refetch()}
    />
  );
}

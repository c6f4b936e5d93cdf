import { useCall } from '../../platform/data/index.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { askedItems } from './intake.ts';

interface OwnerAnswerDialogProps {
  readonly petId: string;
  readonly petName: string | null;
  readonly businessId: string;
  readonly service: string | null;
  /** Stays away where everything is answered. */
  readonly onlyOpen?: boolean;
  readonly onClose: () => void;
}

/** Asks an owner what one business wants to know; nothing where it asks nothing. */
export function OwnerAnswerDialog(props: OwnerAnswerDialogProps) {
  const { petId, petName, businessId, service, onlyOpen = false, onClose } = props;
  const forms = useCall('listIntakeForms', { petId });
  const form = forms.data?.items.find((one) => one.businessId === businessId);
  if (!form) return null;
  const items = askedItems(form, service);
  if (items.length === 0 || (onlyOpen && items.every(({ open }) => !open))) return null;
  return (
    <AnswerDialog
      {...{ form, petName, service, onClose }}
      viewer="owner"
      onReread={() => void forms.refetch()}
    />
  );
}

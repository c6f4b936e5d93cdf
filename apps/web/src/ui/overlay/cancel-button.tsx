import { Button } from '../button/index.ts';
import { uiMessages } from '../provider/index.ts';

/** Leaves a dialog that has fields; on a phone, little of the page beside it is left to tap. */
export function CancelButton({
  onPress,
  isDisabled = false,
}: {
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
}) {
  const messages = uiMessages;
  return (
    <Button variant="ghost" isDisabled={isDisabled} onPress={onPress}>
      {messages.cancel}
    </Button>
  );
}

import { Button } from '../../ui/button/index.ts';
import { settingsMessages } from './messages.gen.ts';

interface ChangeButtonProps {
  /** What it changes. */
  readonly name: string;
  readonly open: boolean;
  readonly onChange: (open: boolean) => void;
}

/** Opens and closes the fields of a setting below it. */
export function ChangeButton({ name, open, onChange }: ChangeButtonProps) {
  const messages = settingsMessages;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={messages.changeOf(name)}
      aria-expanded={open}
      onPress={() => onChange(!open)}
    >
      {messages.change}
    </Button>
  );
}

import { CircleAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { fieldStyle } from '../style/index.ts';
import type { FieldMessages } from './field-messages.ts';

/** The text below a field: the error, otherwise the warning, otherwise the help. All are announced with the field. */
export function FieldFoot({ help, warning, error }: Pick<FieldMessages, 'help' | 'warning' | 'error'>) {
  if (error) {
    return (
      <FieldError className={fieldStyle.error}>
        <span className="grid h-5 place-items-center">
          <Icon of={CircleAlert} size={18} />
        </span>
        <span>{error}</span>
      </FieldError>
    );
  }
  if (!warning && !help) return null;
  return (
    <Text slot="description" className={warning ? fieldStyle.warning : fieldStyle.help}>
      {warning ?? help}
    </Text>
  );
}

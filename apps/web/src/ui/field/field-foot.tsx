import { CircleAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import { fieldStyle } from '../style/index.ts';
import type { FieldMessages } from './field-messages.ts';

/** What stands below a box: the error, else the warning, else the help. All are read with the field. */
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

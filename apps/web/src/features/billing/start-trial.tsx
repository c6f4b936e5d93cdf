import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import type { ButtonShape } from '../../ui/style/index.ts';
import { billingMessages } from './messages.gen.ts';
import { useCheckout } from './use-pay-page.ts';

/** For a business that has never had the plan: leads to the payment page, without Billing before it. */
export function StartTrial({ variant = 'accent', size = 'lead' }: Pick<ButtonShape, 'variant' | 'size'>) {
  const messages = billingMessages;
  const { busy, failed, go } = useCheckout();
  return (
    <>
      {failed && <ErrorPanel>{messages.checkoutFailed}</ErrorPanel>}
      <Button variant={variant} size={size} busy={busy && messages.starting} onPress={go}>
        {messages.startTrial}
      </Button>
    </>
  );
}

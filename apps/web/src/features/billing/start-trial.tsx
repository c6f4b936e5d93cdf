import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { billingMessages } from './messages.gen.ts';
import { useCheckout } from './use-pay-page.ts';

/** For a business that has never had the plan: leads to the payment page, without Billing before it. */
export function StartTrial() {
  const messages = billingMessages;
  const { busy, failed, go } = useCheckout();
  return (
    <>
      {failed && <ErrorPanel>{messages.checkoutFailed}</ErrorPanel>}
      <Button variant="accent" size="lead" busy={busy && messages.starting} onPress={go}>
        {messages.startTrial}
      </Button>
    </>
  );
}

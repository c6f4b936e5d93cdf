import { useParams } from '@tanstack/react-router';
import { ConfirmView } from '../../features/confirmations/index.ts';
import { PlainPage } from '../shells/plain-page.tsx';

/** Where the link of an email to a clinic leads, without an account. */
export default function ConfirmPage() {
  const { token = '' } = useParams({ strict: false });
  return (
    <PlainPage wide>
      <ConfirmView token={token} />
    </PlainPage>
  );
}

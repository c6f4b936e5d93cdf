import { useParams } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { ConfirmView } from '../../features/confirmations/index.ts';
import { pageMessages } from '../page-messages.gen.ts';
import { SharedPage } from '../shells/shared-page.tsx';

/** Where the link of an email to a clinic leads, without an account. */
export default function ConfirmPage() {
  const { token = '' } = useParams({ strict: false });
  return (
    <SharedPage icon={Lock} label={pageMessages.privateLink}>
      <ConfirmView token={token} />
    </SharedPage>
  );
}

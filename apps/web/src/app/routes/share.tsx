import { useLocation } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { ShareView } from '../../features/share-links/index.ts';
import { pageMessages } from '../page-messages.gen.ts';
import { SharedPage } from '../shells/shared-page.tsx';

/** Where a share link leads, without an account. What it needs is behind `#`. */
export default function SharePage() {
  const { hash } = useLocation();
  return (
    <SharedPage icon={Link2} label={pageMessages.sharedRecord}>
      <ShareView key={hash} hash={hash} />
    </SharedPage>
  );
}

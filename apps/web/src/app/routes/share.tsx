import { useLocation } from '@tanstack/react-router';
import { ShareView } from '../../features/share-links/index.ts';
import { SharedPage } from '../shells/shared-page.tsx';

/** Where a share link leads, without an account. What it needs is behind `#`. */
export default function SharePage() {
  const { hash } = useLocation();
  return (
    <SharedPage>
      <ShareView key={hash} hash={hash} />
    </SharedPage>
  );
}

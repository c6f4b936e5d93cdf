import { useParams } from '@tanstack/react-router';
import { CheckView } from '../../features/waivers/index.ts';
import { PlainPage } from '../shells/plain-page.tsx';

export default function CheckWaiverPage() {
  const { sha256 = '' } = useParams({ strict: false });
  return (
    <PlainPage centered>
      <CheckView sha256={sha256} />
    </PlainPage>
  );
}

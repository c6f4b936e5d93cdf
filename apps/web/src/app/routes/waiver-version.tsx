import { useParams } from '@tanstack/react-router';
import { VersionView } from '../../features/waivers/index.ts';
import { paths } from '../../paths/index.ts';

/** A version as members of the business read it. */
export default function WaiverVersionPage() {
  const { waiverId = '', version = '' } = useParams({ strict: false });
  const back = { label: null, href: paths.waiver(waiverId) };
  return <VersionView waiverId={waiverId} version={Number(version)} kind="business" back={back} />;
}

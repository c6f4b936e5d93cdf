import { useParams } from '@tanstack/react-router';
import { signedListMessage, VersionView } from '../../features/waivers/index.ts';
import { paths } from '../../paths/index.ts';

/** A version as an owner who signed it reads it. */
export default function SignedVersionPage() {
  const { waiverId = '', version = '' } = useParams({ strict: false });
  const back = { label: signedListMessage, href: `${paths.settings}#given` };
  return <VersionView waiverId={waiverId} version={Number(version)} kind="owner" back={back} />;
}

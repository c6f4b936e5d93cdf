import { ClipboardCheck } from 'lucide-react';
import { LinkButton } from '../../ui/link/index.ts';
import { publicPageMessages } from './messages.gen.ts';

/** The part of the address with which the check is open from the start. */
export const checkHash = '#check';

/** The button that opens the check, on a page whose scripts have not run: the app continues from its address. */
export function CheckLink() {
  return (
    <LinkButton href={checkHash} size="lead" wide icon={ClipboardCheck}>
      {publicPageMessages.check}
    </LinkButton>
  );
}

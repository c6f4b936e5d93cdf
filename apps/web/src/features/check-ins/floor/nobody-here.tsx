import { ScanLine } from 'lucide-react';
import { useWordsOf } from '../../../platform/words/index.ts';
import { EmptyState } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { portraitFor } from '../../../ui/portrait/index.ts';
import { checkInWords } from '../words.ts';

const hazel = portraitFor({
  id: 'hazel',
  species: 'dog',
  coat: 'chestnut',
  ears: 'floppy',
  marking: 'blaze',
});

/** The empty floor, and how it fills. */
export function NobodyHere({ readOnly }: { readonly readOnly: boolean }) {
  const words = useWordsOf(checkInWords);
  return (
    <EmptyState
      look={hazel}
      prop="box"
      title={words.nobody}
      heading="h3"
      action={
        !readOnly && (
          <LinkButton href="/business/scan" icon={ScanLine}>
            {words.scanBadge}
          </LinkButton>
        )
      }
    >
      {readOnly ? words.nobodyReadOnly : words.nobodyLead}
    </EmptyState>
  );
}

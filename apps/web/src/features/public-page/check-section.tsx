import { ClipboardCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Spinner } from '../../ui/feedback/index.ts';
import type { BusinessPage } from './business-page.ts';
import { checkHash } from './check-link.tsx';
import { publicPageMessages } from './messages.gen.ts';

// With the engine and its form, which most visitors do not use.
const CheckMyPet = lazy(() => import('./check/check-my-pet.tsx'));

interface CheckSectionProps {
  readonly page: BusinessPage;
  /** Renders the button and the form where the page has room for each. */
  readonly children: (button: ReactNode, form: ReactNode) => ReactNode;
}

/** The button that opens the check, and the check itself, on the same page. */
export function CheckSection({ page, children }: CheckSectionProps) {
  const messages = publicPageMessages;
  // The link of the rendered page may have been followed before the app was there.
  const [isOpen, setOpen] = useState(() => location.hash === checkHash);
  const button = (
    <Button size="lead" wide icon={ClipboardCheck} aria-expanded={isOpen} onPress={() => setOpen(true)}>
      {messages.check}
    </Button>
  );
  const form = isOpen && (
    <Suspense fallback={<Spinner />}>
      <CheckMyPet page={page} />
    </Suspense>
  );
  return children(button, form);
}

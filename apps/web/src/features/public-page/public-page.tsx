import { CallError } from '@clearpaw/client';
import { productName } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { publicPaths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useWindowTitle } from '../../platform/navigation/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PetPortrait, portraitFor } from '../../ui/portrait/index.ts';
import type { BusinessPage } from './business-page.ts';
import { publicPageMessages } from './messages.gen.ts';

const searching = portraitFor({
  id: 'no-business',
  name: 'C',
  species: 'dog',
  coat: 'cocoa',
  ears: 'floppy',
});

interface PublicBusinessProps {
  readonly slug: string;
  /** Asks for nothing yet: only a page that the server rendered is shown. */
  readonly waits?: boolean;
  readonly children: (page: BusinessPage) => ReactNode;
}

/** Loads the public page of a business; an address that no business has is reported as such. */
export function PublicBusiness({ slug, waits = false, children }: PublicBusinessProps) {
  const messages = publicPageMessages;
  const page = useCall('getBusinessPage', { slug }, { enabled: !waits });
  // An invalid address belongs to no business.
  const isNoAddress = page.error instanceof CallError && page.error.code === 'invalid-argument';
  const isUnknown = isNoAddress || page.data === null;
  useWindowTitle(isUnknown ? messages.noBusiness : page.data?.name, productName);
  if (page.isPending) return <Spinner />;
  if (isUnknown) {
    return (
      <Narrow>
        <div className="flex min-h-[30dvh] flex-col items-center justify-center gap-6 py-6 text-center">
          <div data-blanket="sky" className="relative h-52 w-64 overflow-hidden" aria-hidden="true">
            <span className="absolute inset-x-[9%] top-0 bottom-0 rounded-t-full bg-blanket" />
            <PetPortrait appearance={searching} className="relative mx-auto block size-52" />
          </div>
          <div>
            <h1 className="type-h1">{messages.noBusiness}</h1>
            <p className="mt-1 text-balance text-ink-2 type-lead">{messages.noBusinessLead}</p>
          </div>
          <LinkButton href={publicPaths.landing}>{messages.toHome}</LinkButton>
        </div>
      </Narrow>
    );
  }
  if (!page.data) {
    return (
      <Narrow>
        <CallErrorPanel call={page} />
      </Narrow>
    );
  }
  return children(page.data);
}

function Narrow({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-320 px-5 pt-4 pb-16 md:px-8 lg:px-10">{children}</div>;
}

import { CallError } from '@clearpaw/client';
import { productName } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { useWindowTitle } from '../../platform/navigation/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import type { BusinessPage } from './business-page.ts';
import { publicPageMessages } from './messages.gen.ts';

interface PublicBusinessProps {
  readonly slug: string;
  readonly children: (page: BusinessPage) => ReactNode;
}

/** Loads the public page of a business; an address that no business has is reported as such. */
export function PublicBusiness({ slug, children }: PublicBusinessProps) {
  const messages = publicPageMessages;
  const page = useCall('getBusinessPage', { slug });
  // An invalid address belongs to no business.
  const isNoAddress = page.error instanceof CallError && page.error.code === 'invalid-argument';
  const isUnknown = isNoAddress || page.data === null;
  useWindowTitle(isUnknown ? messages.noBusiness : page.data?.name, productName);
  if (page.isPending) return <Spinner />;
  if (isUnknown) {
    return (
      <Narrow>
        <h1 className="type-h1">{messages.noBusiness}</h1>
        <p className="mt-1 text-ink-2 type-lead">{messages.noBusinessLead}</p>
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

import type { businesses, OutputOf } from '@clearpaw/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/data/index.ts';
import { readBusinessSearch } from './read-business-search.ts';

export type FoundBusiness = OutputOf<typeof businesses.findBusinesses>['items'][number];

const typingPauseMs = 250;

interface BusinessSearchResult {
  /** Null before a search, and until there is an answer. */
  readonly found: readonly FoundBusiness[] | null;
  /** There are more than are shown. */
  readonly more: boolean;
  readonly isOtherLink: boolean;
  readonly problem: Error | null;
  readonly retry: () => void;
}

/** Finds businesses by what is typed, once typing pauses; a link identifies one. */
export function useBusinessSearch(typed: string): BusinessSearchResult {
  const settled = useAfterPause(typed);
  const search = readBusinessSearch(settled, window.location.host);
  const isName = search.kind === 'name';
  const isLink = search.kind === 'link';
  const byName = useCall('findBusinesses', { name: isName ? search.name : '' }, { enabled: isName });
  const byLink = useCall('getBusinessPage', { slug: isLink ? search.slug : '' }, { enabled: isLink });
  const linked = byLink.data === undefined ? null : byLink.data === null ? [] : [byLink.data];
  const asked = isName ? byName : byLink;
  return {
    found: isName ? (byName.data?.items ?? null) : isLink ? linked : null,
    more: isName && (byName.data?.more ?? false),
    isOtherLink: search.kind === 'other-link',
    problem: isName || isLink ? asked.error : null,
    retry: () => void asked.refetch(),
  };
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

import { useQuery } from '@tanstack/react-query';
import { files } from './files.ts';

/** The link of a stored object, or of its thumbnail; null while loading, or if there is none. */
export function useObjectUrl(path: string | null, size: 'full' | 'small' = 'full'): string | null {
  const { data } = useQuery({
    queryKey: ['object-url', path],
    queryFn: () => files.getDownloadUrl(path ?? ''),
    enabled: path !== null,
    staleTime: 5 * 60_000,
    retry: false,
  });
  if (!data) return null;
  return size === 'small' ? `${data}&size=small` : data;
}

import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { files } from './files.ts';

const freshMs = 60 * 60_000;

/**
 * The address for showing a stored photo; null if there is none yet. It is read with the viewer's own token, so that
 * the link works for no one else.
 */
export function usePhotoUrl(path: string | null, size: 'small' | 'full'): string | null {
  const { data } = useQuery({
    queryKey: ['photo', path, size],
    queryFn: ({ signal }) =>
      size === 'small' ? files.getThumbnail(path ?? '', signal) : files.getBlob(path ?? ''),
    enabled: path !== null,
    // Without a network the last photo stays.
    networkMode: 'online',
    staleTime: freshMs,
    gcTime: freshMs,
    retry: false,
  });
  return useBlobUrl(path === null ? undefined : data);
}

/** Set before the browser paints, so that the drawing does not flash up first. */
function useBlobUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}

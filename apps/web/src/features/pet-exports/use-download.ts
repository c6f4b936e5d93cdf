import type { InputOf, petExports } from '@clearpaw/contract';
import { useAction } from '../../platform/data/index.ts';
import { language } from '../../platform/messages/index.ts';

/** Requests a file and downloads it. */
export function useDownload() {
  const download = useAction('exportPet');
  const start = (input: InputOf<typeof petExports.exportPet>, onDone: () => void) =>
    download.mutate(
      { language, ...input },
      {
        onSuccess: ({ url }) => {
          // The answer is an attachment, so the page stays.
          const { pathname, search } = new URL(url);
          window.location.assign(`${pathname}${search}`);
          onDone();
        },
      },
    );
  return { start, download };
}

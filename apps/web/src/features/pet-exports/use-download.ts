import type { InputOf, petExports } from '@clearpaw/contract';
import { useAction } from '../../platform/data/index.ts';

/** Requests a file and downloads it. */
export function useDownload() {
  const download = useAction('exportPet');
  const start = (input: InputOf<typeof petExports.exportPet>, onDone: () => void) =>
    download.mutate(input, {
      onSuccess: ({ url }) => {
        // The answer is an attachment, so the page stays.
        window.location.assign(new URL(url).pathname);
        onDone();
      },
    });
  return { start, download };
}

import { showToast } from './toast-queue.ts';

interface CopyWords {
  readonly copied: string;
  /** Said when the browser does not let the app copy: how to get at the text by hand. */
  readonly notCopied: string;
}

/** Copies a text and says so, or says that the browser did not let it. */
export async function copyText(text: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: copied });
  } catch {
    showToast({ text: notCopied, tone: 'error' });
  }
}

import { showToast } from './toast-queue.ts';

interface CopyWords {
  readonly copied: string;
  /** The message if the browser does not allow copying: how to copy the text by hand. */
  readonly notCopied: string;
}

/** Copies a text and confirms it, or reports that the browser did not allow it. */
export async function copyText(text: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: copied });
  } catch {
    showToast({ text: notCopied, tone: 'error' });
  }
}

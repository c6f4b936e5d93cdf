import type { LucideIcon } from 'lucide-react';
import { useSaving } from '../../../platform/forms/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { downloadBytes, fileOf } from './shared-file.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

interface FileButtonProps {
  readonly name: string;
  /** Without an extension if the file itself states its type. */
  readonly fileName: string;
  readonly icon?: LucideIcon | undefined;
  /** Whether to save the FHIR text itself instead of the file inside it. */
  readonly asFhir?: boolean | undefined;
  readonly label?: string | undefined;
  readonly openFile: (name: string) => Promise<string | null>;
  readonly children: string;
}

/** Fetches a file, decrypts it in the browser, and saves it as a download. */
export function FileButton({
  name,
  fileName,
  icon,
  asFhir = false,
  label,
  openFile,
  children,
}: FileButtonProps) {
  const messages = viewerMessages;
  const { busy, save } = useSaving<void>();
  const sayFailed = () => showToast({ text: messages.fileFailed, tone: 'error' });
  const download = async () => {
    const text = await openFile(name);
    const file = text === null ? null : fileOf(text, fileName, asFhir);
    if (file) downloadBytes(file);
    else sayFailed();
  };
  return (
    <Button
      variant={asFhir || icon ? 'quiet' : 'secondary'}
      size={icon ? undefined : 'small'}
      icon={icon}
      aria-label={label}
      busy={busy && messages.preparing}
      onPress={() => void save(download, sayFailed)}
    >
      {children}
    </Button>
  );
}

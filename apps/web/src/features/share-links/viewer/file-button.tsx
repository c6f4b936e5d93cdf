import type { LucideIcon } from 'lucide-react';
import { useSaving } from '../../../platform/forms/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { downloadBytes, fileOf } from './shared-file.ts';
import { viewerMessages } from './viewer-messages.gen.ts';

interface FileButtonProps {
  readonly name: string;
  /** Without an ending where the file says what it is. */
  readonly fileName: string;
  readonly icon?: LucideIcon | undefined;
  /** The FHIR itself, not what is in it. */
  readonly asFhir?: boolean | undefined;
  readonly label?: string | undefined;
  readonly openFile: (name: string) => Promise<string | null>;
  readonly children: string;
}

/** Fetches a file, reads it here, and hands it over as a download. */
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

import type { UserType } from '@clearpaw/domain';
import { Download, FolderArchive } from 'lucide-react';
import { useSaving } from '../../platform/forms/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';

/** All stored data about the person, as one file. */
export function DataPanel({ type }: { readonly type: UserType | null }) {
  const messages = settingsMessages;
  const { busy, failed, save } = useSaving();
  const fetchFile = (format: 'json' | 'zip') =>
    void save(
      async () => {
        const { url } = await call('exportMyData', { format });
        // The response is an attachment, so the page stays open.
        window.location.assign(new URL(url).pathname);
      },
      () => messages.exportFailed,
    );
  return (
    <SettingRow
      title={messages.download}
      lead={type === 'business' ? messages.dataLeadBusiness : messages.dataLead}
    >
      <div className="flex flex-col items-start gap-4">
        <SavingError>{failed}</SavingError>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            size="small"
            icon={Download}
            busy={busy && messages.exporting}
            onPress={() => fetchFile('json')}
          >
            {messages.export}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={FolderArchive}
            isDisabled={busy}
            onPress={() => fetchFile('zip')}
          >
            {messages.exportFiles}
          </Button>
        </div>
      </div>
    </SettingRow>
  );
}

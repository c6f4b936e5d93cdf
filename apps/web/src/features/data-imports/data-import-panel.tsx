import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { SettingRow } from '../../ui/surface/index.ts';
import { DataImportSteps } from './data-import-steps.tsx';
import { dataImportMessages } from './messages.gen.ts';

/** Shown in the settings of people whose pets may come from another account. */
export function DataImportPanel() {
  const messages = dataImportMessages;
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingRow
      title={messages.title}
      lead={messages.lead}
      action={
        !isOpen && (
          <Button variant="quiet" size="small" icon={FolderInput} onPress={() => setOpen(true)}>
            {messages.open}
          </Button>
        )
      }
    >
      {isOpen && <DataImportSteps />}
    </SettingRow>
  );
}

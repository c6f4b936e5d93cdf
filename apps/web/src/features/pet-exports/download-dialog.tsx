import { type Language, languageNames, languages } from '@clearpaw/protocol';
import { Download } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { language as languageOfScreens } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { RadioCards, Select } from '../../ui/field/index.ts';
import { CancelButton, Dialog } from '../../ui/overlay/index.ts';
import { petExportMessages } from './messages.gen.ts';
import { type RecordPageSize, usualPageSize } from './page-size.ts';
import { useDownload } from './use-download.ts';

interface DownloadDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks for the page size and the language, then fetches the record as a file. */
export function DownloadDialog({ pet, onClose }: DownloadDialogProps) {
  const messages = petExportMessages;
  const formId = useId();
  const [pageSize, setPageSize] = useState<RecordPageSize>(() => usualPageSize(navigator.language));
  const [language, setLanguage] = useState<Language>(languageOfScreens);
  const { start, download } = useDownload();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (download.isPending) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    start({ petId: pet.id, format: 'pdf', pageSize, timeZone, language }, onClose);
  };
  const cards = (['letter', 'a4'] as const).map((id) => {
    const { title, detail } = messages.pageSizes[id];
    return { id, title, children: detail };
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={messages.title}
      actions={
        <>
          <CancelButton onPress={onClose} />
          <Button type="submit" form={formId} icon={Download} busy={download.isPending && messages.preparing}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <p>{messages.lead(pet.name)}</p>
      <form id={formId} onSubmit={submit} className="flex flex-col gap-5">
        {download.isError && (
          <Banner tone="stop" announce="alert">
            {messages.failed}
          </Banner>
        )}
        <RadioCards
          label={messages.pageSize}
          showLabel
          cards={cards}
          value={pageSize}
          onChange={setPageSize}
        />
        <Select
          label={messages.language}
          help={messages.languageHelp}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
          value={language}
          onChange={setLanguage}
        />
      </form>
    </Dialog>
  );
}

import { Download } from 'lucide-react';
import { call } from '../../platform/session/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { SavingError } from './saving-error.tsx';
import { useSaving } from './use-saving.ts';
import { settingsWords } from './words.ts';

/** Everything kept about the person, as one file. */
export function DataPanel() {
  const words = useWordsOf(settingsWords);
  const { busy, failed, save } = useSaving();
  const fetchFile = () =>
    void save(
      async () => {
        const { url } = await call('exportMyData', {});
        // The answer is an attachment: the page stays.
        window.location.assign(new URL(url).pathname);
      },
      () => words.exportFailed,
    );
  return (
    <Panel title={words.data} lead={words.dataLead}>
      <div className="flex flex-col items-start gap-4">
        <SavingError>{failed}</SavingError>
        <Button variant="quiet" icon={Download} busy={busy && words.exporting} onPress={fetchFile}>
          {words.export}
        </Button>
      </div>
    </Panel>
  );
}

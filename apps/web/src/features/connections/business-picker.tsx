import { QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { RadioGroup, TextField } from '../../ui/field/index.ts';
import { connectionMessages } from './messages.gen.ts';
import { PosterScan } from './poster-scan.tsx';
import { type FoundBusiness, useBusinessSearch } from './use-business-search.ts';

interface BusinessPickerProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly chosen: FoundBusiness | null;
  readonly onChoose: (business: FoundBusiness | null) => void;
  readonly error: string | null;
}

/** Chooses a business by its name, by the link to its page, or by the code on its poster. */
export function BusinessPicker({ typed, onType, chosen, onChoose, error }: BusinessPickerProps) {
  const messages = connectionMessages;
  const { found, more, isOtherLink, problem, retry } = useBusinessSearch(typed);
  const [scanning, setScanning] = useState(false);
  const change = (next: string) => {
    onType(next);
    onChoose(null);
  };
  const [only] = found?.length === 1 ? found : [];
  // A single result is chosen automatically; the reference changes only with the answer.
  useEffect(() => {
    if (only) onChoose(only);
  }, [only, onChoose]);
  const options = (found ?? []).map(({ slug, name, kind, address }) => ({
    id: slug,
    label: name,
    detail: [messages.kinds[kind], address ?? slug].filter(Boolean).join(' · '),
  }));
  const note = isOtherLink ? messages.otherLink : found?.length === 0 ? messages.noBusinessFound : null;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={messages.businessNameOrLink}
        help={messages.businessNameHelp}
        value={typed}
        onChange={change}
        error={error ?? undefined}
        autoFocus
        autoComplete="off"
      />
      {scanning ? (
        <PosterScan
          onLink={(link) => {
            setScanning(false);
            change(link);
          }}
          onClose={() => setScanning(false)}
        />
      ) : (
        <Button variant="secondary" icon={QrCode} className="self-start" onPress={() => setScanning(true)}>
          {messages.scanPoster}
        </Button>
      )}
      <div role="status">
        {note && <p className="type-small">{note}</p>}
        {more && <p className="type-small">{messages.moreBusinesses}</p>}
      </div>
      {problem && <ErrorPanel onRetry={retry}>{problem.message}</ErrorPanel>}
      {options.length > 0 && (
        <RadioGroup
          label={messages.businessesFound}
          direction="column"
          options={options}
          value={chosen?.slug ?? null}
          onChange={(slug) => onChoose(found?.find((one) => one.slug === slug) ?? null)}
        />
      )}
    </div>
  );
}

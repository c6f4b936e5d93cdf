import { useState } from 'react';
import { Segments } from '../../ui/choice/index.ts';
import { FileDrop } from '../../ui/field/index.ts';
import { MarkedArea } from './marked-area.tsx';
import { waiverMessages } from './messages.gen.ts';

export type Source = 'text' | 'pdf';

interface WaiverSourceProps {
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  readonly body: string;
  readonly onBody: (body: string) => void;
  readonly pdf: File | null;
  readonly onPdf: (pdf: File | null) => void;
}

/** The largest size that the server accepts. */
const maxPdfBytes = 5 * 1024 * 1024;

/** What is to be signed: a text written here, or an uploaded PDF. */
export function WaiverSource({ source, onSource, body, onBody, pdf, onPdf }: WaiverSourceProps) {
  const messages = waiverMessages;
  const [unfit, setUnfit] = useState<string | null>(null);
  const choose = ([file]: readonly File[]) => {
    const isPdf = file?.type === 'application/pdf';
    const tooLarge = (file?.size ?? 0) > maxPdfBytes;
    setUnfit(isPdf ? (tooLarge ? messages.pdfTooLarge : null) : messages.noPdf);
    onPdf(isPdf && !tooLarge ? (file ?? null) : null);
  };
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Segments
          label={messages.source}
          segments={(['text', 'pdf'] as const).map((id) => ({ id, label: messages.sources[id] }))}
          value={source}
          onChange={onSource}
        />
      </div>
      {source === 'text' ? (
        <MarkedArea value={body} onChange={onBody} />
      ) : (
        <div>
          <FileDrop title={messages.choosePdf} accept={['application/pdf']} onFiles={choose}>
            {messages.choosePdfHelp}
          </FileDrop>
          <p role="status" className="mt-2 type-small">
            {unfit ?? (pdf && messages.chosenPdf(pdf.name))}
          </p>
        </div>
      )}
    </div>
  );
}

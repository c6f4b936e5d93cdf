import { BadgeTag, QrCode } from '../../ui/badge/index.ts';
import { setUpMessages } from './messages.gen.ts';

const size = 25;

/** Looks like a QR code, but cannot be scanned. */
const pattern = Array.from({ length: size }, (_, y) =>
  Array.from({ length: size }, (_, x) => (x * 37 + y * 71 + ((x * y * 13) % 11)) % 7 < 3),
);

/** What the badge of a pet will look like. */
export function SampleBadge() {
  const messages = setUpMessages;
  return (
    <div
      data-blanket="deep"
      className="relative flex h-full flex-col items-center justify-center gap-6 overflow-hidden rounded-panel bg-deep px-6 pt-18 pb-10"
    >
      <BadgeTag
        heading="p"
        name={messages.sampleName}
        facts={messages.sampleFacts}
        className="max-w-72"
        code={
          <span className="relative block w-full">
            <span className="block opacity-25">
              <QrCode matrix={pattern} label={messages.sampleCode} />
            </span>
            <span className="absolute inset-0 m-auto h-fit w-fit rounded-full bg-ink px-4 py-1 type-label text-surface">
              {messages.sample}
            </span>
          </span>
        }
      />
      <p className="max-w-80 text-center type-small text-on-deep">{messages.sampleNote}</p>
    </div>
  );
}

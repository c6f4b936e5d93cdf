import { mayDo, type SelfCheckIn, selfCheckInModes } from '@clearpaw/domain';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { savePdf } from '../../platform/downloads/index.ts';
import { language } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { selfCheckInMessages } from './messages.gen.ts';

interface PosterBusiness {
  readonly id: string;
  readonly name: string;
  readonly selfCheckIn: SelfCheckIn;
  readonly role: Parameters<typeof mayDo>[0];
  readonly readOnly: boolean;
}

interface PosterViewProps {
  readonly business: PosterBusiness;
  /** The address in the code, in readable form. */
  readonly address: string;
  readonly code: ReactNode;
}

/** The poster for the check-in area, and whether owners may use it to check in. Only the poster is printed. */
export function PosterView({ business, address, code }: PosterViewProps) {
  const messages = selfCheckInMessages;
  const sheet = useAction('printPoster');
  const download = () =>
    sheet.mutate(
      { businessId: business.id, language },
      {
        onSuccess: ({ base64 }) => savePdf(base64, messages.posterFile(business.name)),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-6 print:hidden">
        <PageTitle
          kind="business"
          lead={messages.posterLead}
          actions={
            <>
              <Button
                variant="secondary"
                icon={Download}
                busy={sheet.isPending && messages.preparing}
                onPress={download}
              >
                {messages.downloadPdf}
              </Button>
              <Button icon={Printer} onPress={() => window.print()}>
                {messages.print}
              </Button>
            </>
          }
        >
          {messages.posterTitle}
        </PageTitle>
        <ModeChoice business={business} />
      </div>
      <Sheet name={business.name} address={address} code={code} />
    </div>
  );
}

function ModeChoice({ business }: { readonly business: PosterBusiness }) {
  const messages = selfCheckInMessages;
  const save = useAction('updateBusiness');
  const mode = save.isPending ? (save.variables.selfCheckIn ?? business.selfCheckIn) : business.selfCheckIn;
  return (
    <div className="flex flex-col items-start gap-3">
      {!business.readOnly && mayDo(business.role, 'editBusiness') && (
        <Segments
          label={messages.mode}
          segments={selfCheckInModes.map((id) => ({ id, label: messages.modeNames[id] }))}
          value={mode}
          onChange={(selfCheckIn) => save.mutate({ businessId: business.id, selfCheckIn })}
        />
      )}
      {save.isError && (
        <Banner tone="stop" announce="alert" title={messages.modeFailed}>
          {save.error.message}
        </Banner>
      )}
      {mode === 'off' ? (
        <Banner tone="wait" title={messages.offTitle}>
          {messages.offLead}
        </Banner>
      ) : (
        <p className="text-ink-2">{messages.modes[mode]}</p>
      )}
    </div>
  );
}

interface SheetProps {
  readonly name: string;
  readonly address: string;
  readonly code: ReactNode;
}

/** One printed page, always dark on white regardless of the theme. */
function Sheet({ name, address, code }: SheetProps) {
  const messages = selfCheckInMessages;
  return (
    <Card shape="feature" padding="none" className="w-full max-w-160 self-center print:max-w-none">
      <article
        aria-label={messages.posterTitle}
        className="flex flex-col items-center gap-6 px-6 py-10 text-center md:px-12 print:gap-10 print:py-4"
      >
        <p className="type-h2-page">{name}</p>
        <h2 className="type-h1">{messages.posterHead}</h2>
        <div className="w-full max-w-80 overflow-hidden rounded-card print:max-w-120">{code}</div>
        <p className="break-all type-strong">{address}</p>
        <ol className="flex list-decimal flex-col gap-1 ps-6 text-start type-lead">
          {messages.posterHow.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-ink-2">{messages.posterGuest}</p>
      </article>
    </Card>
  );
}

import {
  mayDo,
  type PosterLook,
  type PosterSize,
  posterLooks,
  posterSizes,
  type SelfCheckIn,
  selfCheckInModes,
} from '@clearpaw/domain';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { savePdf } from '../../platform/downloads/index.ts';
import { language, useLocale } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { RadioCards } from '../../ui/field/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { selfCheckInMessages } from './messages.gen.ts';
import { PosterSheet } from './poster-sheet.tsx';

interface PosterBusiness {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
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

/** Where the setting is on the page. */
const modeId = 'self-check-in';

/** The poster for the check-in area, and whether owners may use it to check in. Only the poster is printed. */
export function PosterView({ business, address, code }: PosterViewProps) {
  const messages = selfCheckInMessages;
  const usual = usualSize(useLocale());
  const [size, setSize] = useState<PosterSize>(usual);
  const [look, setLook] = useState<PosterLook>('evergreen');
  const invites = business.selfCheckIn !== 'off';
  return (
    <div className="flex flex-col gap-6">
      <div className="print:hidden">
        <PageTitle
          kind="business"
          lead={invites ? messages.posterLead : messages.posterLeadOff}
          actions={<Actions business={business} size={size} look={look} />}
        >
          {messages.posterTitle}
        </PageTitle>
      </div>
      {!invites && (
        <Banner
          tone="soon"
          className="print:hidden"
          action={<TextLink href={`#${modeId}`}>{messages.posterOffChange}</TextLink>}
        >
          {messages.posterOff}
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="flex flex-col items-center gap-3 rounded-feature bg-sunken p-4 md:p-7 print:p-0">
          <div className="w-full max-w-124">
            <PosterSheet {...{ business, address, code, look, size, invites }} />
          </div>
          <p className="text-center text-ink-2 type-small print:hidden">{messages.posterNote}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-6 print:hidden">
          <Panel title={messages.posterSize}>
            <div className="flex flex-col items-start gap-5">
              <SizeChoice value={size} onChange={setSize} />
              <LookChoice value={look} onChange={setLook} />
            </div>
          </Panel>
          <div id={modeId} className="scroll-mt-24">
            <ModeChoice business={business} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Paper is letter in North America and A4 elsewhere. */
function usualSize(locale: string): PosterSize {
  const { region } = new Intl.Locale(locale);
  return region === 'US' || region === 'CA' || region === 'MX' ? 'letter' : 'a4';
}

interface ActionsProps {
  readonly business: PosterBusiness;
  readonly size: PosterSize;
  readonly look: PosterLook;
}

function Actions({ business: { id, name }, size, look }: ActionsProps) {
  const messages = selfCheckInMessages;
  const sheet = useAction('printPoster');
  const download = () =>
    sheet.mutate(
      { businessId: id, language, size, look },
      {
        onSuccess: ({ base64 }) => savePdf(base64, messages.posterFile(name)),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
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
  );
}

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function SizeChoice({ value, onChange }: ChoiceProps<PosterSize>) {
  const messages = selfCheckInMessages;
  const cards = posterSizes.map((id) => ({
    id,
    title: messages.posterSizes[id],
    children: <span className="text-ink-2 type-small">{messages.posterDimensions[id]}</span>,
  }));
  return (
    <RadioCards
      label={messages.posterSize}
      cards={cards}
      value={value}
      onChange={onChange}
      columns={2}
      className="w-full"
    />
  );
}

function LookChoice({ value, onChange }: ChoiceProps<PosterLook>) {
  const messages = selfCheckInMessages;
  return (
    <div className="flex w-full flex-col gap-2">
      <span className="type-label" aria-hidden>
        {messages.posterLook}
      </span>
      <Segments
        label={messages.posterLook}
        segments={posterLooks.map((id) => ({ id, label: messages.posterLooks[id] }))}
        value={value}
        onChange={onChange}
        wide
      />
    </div>
  );
}

function ModeChoice({ business }: { readonly business: PosterBusiness }) {
  const messages = selfCheckInMessages;
  const save = useAction('updateBusiness');
  const mode = save.isPending ? (save.variables.selfCheckIn ?? business.selfCheckIn) : business.selfCheckIn;
  const leads = { off: messages.offLead, confirm: messages.confirmLead, auto: messages.modes.auto };
  return (
    <Panel title={messages.mode}>
      <div className="flex flex-col gap-3">
        {business.readOnly || !mayDo(business.role, 'editBusiness') ? (
          <p className="type-strong">{messages.modeNames[mode]}</p>
        ) : (
          <Segments
            label={messages.mode}
            segments={selfCheckInModes.map((id) => ({ id, label: messages.modeNames[id] }))}
            value={mode}
            onChange={(selfCheckIn) => save.mutate({ businessId: business.id, selfCheckIn })}
            wide
          />
        )}
        {save.isError && (
          <Banner tone="stop" announce="alert" title={messages.modeFailed}>
            {save.error.message}
          </Banner>
        )}
        <p className="text-ink-2">{leads[mode]}</p>
      </div>
    </Panel>
  );
}

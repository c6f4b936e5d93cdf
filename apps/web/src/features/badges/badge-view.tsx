import { CircleQuestionMark, Copy, Download, Ellipsis, Printer, RefreshCw, Sun, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { helpPaths, paths } from '../../paths/index.ts';
import { useAction } from '../../platform/data/index.ts';
import { savePdf } from '../../platform/downloads/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { language, useFormat } from '../../platform/messages/index.ts';
import { useOnline } from '../../platform/offline/index.ts';
import { call } from '../../platform/session/index.ts';
import { BadgeScreen, BadgeTag, QrCode } from '../../ui/badge/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { ConfirmDialog, Menu } from '../../ui/overlay/index.ts';
import { PetAvatar } from '../../ui/pet/index.ts';
import type { Portrait } from '../../ui/portrait/index.ts';
import { copyText, showToast } from '../../ui/toast/index.ts';
import { VerdictShape } from '../../ui/verdict/index.ts';
import type { KeptFace } from './device-key.ts';
import { badgeMessages } from './messages.gen.ts';
import { qrMatrixOf } from './qr-matrix.ts';
import type { LiveCode } from './use-live-badge.ts';
import { useScreenOn } from './use-screen-on.ts';

interface BadgeViewProps {
  readonly badge: {
    readonly code: string;
    /** The code shown now, and how long it is valid. */
    readonly live: LiveCode;
    /** Whether it is shown without a network. */
    readonly kept: boolean;
  };
  readonly pet: KeptFace['pet'];
  readonly look: Portrait;
  /** The verdict, its end, and the business. */
  readonly foot: ReactNode;
  /** Adds it to the phone's wallet. */
  readonly wallet?: ReactNode | undefined;
}

/** The badge in the pet's color, without other content. */
export function BadgeView({ badge, pet, look, foot, wallet }: BadgeViewProps) {
  const messages = badgeMessages;
  const [asking, setAsking] = useState(false);
  const printed = usePrintedBadge(pet.id);
  const note = usePrintedNote(printed.badge);
  // The code goes on without a network, also when it is lost while the badge is shown.
  const isOnline = useOnline();
  const chip = pet.chipTail && messages.chip(pet.chipTail);
  return (
    <BadgeScreen
      blanket={look.blanket}
      start={
        <LinkButton
          href={paths.pet(pet.id)}
          variant="quiet"
          size="small"
          square
          aria-label={messages.close}
          icon={X}
        >
          {null}
        </LinkButton>
      }
      end={<BadgeMenu pet={pet} url={badge.live.url.replace(/#.*/, '')} onRotate={() => setAsking(true)} />}
      actions={<BadgeActions onPrint={printed.print} busy={printed.busy} />}
      moreActions={wallet}
    >
      <BadgeTag
        picture={<PetAvatar appearance={look} photoPath={pet.photoPath} size={76} />}
        name={pet.name}
        facts={[pet.facts, chip].filter(Boolean).join(', ')}
        code={<Code url={printed.badge?.url ?? badge.live.url} label={messages.codeLabel(pet.name)} />}
        secondsLeft={printed.badge ? undefined : badge.live.secondsLeft}
        note={note ?? messages.changesIn(badge.live.secondsLeft)}
        foot={
          <>
            <OfflineNote isOffline={badge.kept || !isOnline} />
            <p className="mb-4 text-center type-caption text-ink-3">
              {messages.before(messages.typed)}{' '}
              <span className="block font-semibold text-[0.8125rem] text-ink-2 tabular-nums tracking-tight">
                {inGroups(badge.code)}
              </span>
            </p>
            {foot}
          </>
        }
      />
      <RotateDialog petId={pet.id} isOpen={asking} onOpenChange={setAsking} />
    </BadgeScreen>
  );
}

function OfflineNote({ isOffline }: { readonly isOffline: boolean }) {
  return (
    <div role="status">
      {isOffline && (
        <p
          data-verdict="offline"
          className="mb-4 flex items-center justify-center gap-2 rounded-button bg-verdict-tint px-3 py-2 type-small font-medium text-verdict-ink"
        >
          <VerdictShape kind="offline" size={20} />
          {badgeMessages.offline}
        </p>
      )}
    </div>
  );
}

/** Groups of characters are easier to read out. */
function inGroups(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

interface BadgeMenuProps {
  readonly pet: { readonly id: string; readonly name: string };
  readonly url: string;
  readonly onRotate: () => void;
}

function BadgeMenu({ pet, url, onRotate }: BadgeMenuProps) {
  const messages = badgeMessages;
  const sheet = useAction('printBadge');
  const download = () =>
    sheet.mutate(
      { petId: pet.id, language },
      {
        onSuccess: ({ base64 }) => savePdf(base64, messages.sheetName(pet.name)),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  const copy = () => copyText(url, { copied: messages.copied, notCopied: messages.copyByHand(url) });
  return (
    <Menu
      label={messages.more}
      trigger={<IconButton icon={Ellipsis} label={messages.more} variant="quiet" />}
      items={[
        { id: 'sheet', label: messages.sheet, icon: Download, onAction: download },
        { id: 'copy', label: messages.copy, icon: Copy, onAction: () => void copy() },
        {
          id: 'help',
          label: messages.help,
          icon: CircleQuestionMark,
          onAction: () => open(helpPaths.badge, '_blank', 'noopener'),
        },
        { id: 'rotate', label: messages.newCode, icon: RefreshCw, tone: 'danger', onAction: onRotate },
      ]}
    />
  );
}

/** Drawn once for each address, because trying the masks takes a few milliseconds. */
function Code({ url, label }: { readonly url: string; readonly label: string }) {
  return useMemo(() => <QrCode matrix={qrMatrixOf(url)} label={label} />, [url, label]);
}

interface PrintedBadge {
  readonly url: string;
  readonly expiresAt: string;
}

/**
 * A badge that is not bound to a device, shown while the page is printed, because a live code on paper would be
 * useless.
 */
function usePrintedBadge(petId: string) {
  const [badge, setBadge] = useState<PrintedBadge | null>(null);
  const { busy, save } = useSaving<void>();
  useEffect(() => {
    if (!badge) return;
    const done = () => setBadge(null);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [badge]);
  const print = () =>
    void save(
      async () => setBadge(await call('getBadge', { petId })),
      (problem) => showToast({ text: (problem as Error).message, tone: 'error' }),
    );
  return { badge, busy, print };
}

function usePrintedNote(badge: PrintedBadge | null): string | null {
  const messages = badgeMessages;
  const format = useFormat();
  return badge && messages.printed(format.day(badge.expiresAt.slice(0, 10)));
}

interface BadgeActionsProps {
  readonly onPrint: () => void;
  readonly busy: boolean;
}

function BadgeActions({ onPrint, busy }: BadgeActionsProps) {
  const messages = badgeMessages;
  const screen = useScreenOn();
  return (
    <>
      <Button
        variant="quiet"
        icon={Printer}
        busy={busy && messages.printing}
        className="px-3!"
        onPress={onPrint}
      >
        {messages.print}
      </Button>
      {screen.possible && (
        <Button variant="quiet" icon={Sun} className="px-3!" aria-pressed={screen.on} onPress={screen.toggle}>
          {screen.on ? messages.brightened : messages.brighten}
        </Button>
      )}
    </>
  );
}

interface RotateDialogProps {
  readonly petId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function RotateDialog({ petId, isOpen, onOpenChange }: RotateDialogProps) {
  const messages = badgeMessages;
  const rotate = useAction('rotateBadge');
  const make = () =>
    rotate.mutate(
      { petId },
      {
        onSuccess: () => onOpenChange(false),
        onError: (problem) => showToast({ text: problem.message, tone: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.newCodeTitle}
      confirm={messages.newCode}
      tone="danger"
      busy={rotate.isPending && messages.making}
      onConfirm={make}
    >
      {messages.newCodeLead}
    </ConfirmDialog>
  );
}

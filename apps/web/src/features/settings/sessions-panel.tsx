import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { session } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Row, Rows, SettingRow } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { deviceName } from './device-name.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';
import { useConfirmed } from './use-confirmed.tsx';

interface OwnSession {
  readonly id: string;
  readonly current: boolean;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string | null;
}

type Listed = readonly OwnSession[] | 'failed' | null;

/** The person's sessions, and a way to end them. */
export function SessionsPanel() {
  const messages = settingsMessages;
  const [sessions, setSessions] = useState<Listed>(null);
  const { busy, failed, save } = useSaving();
  const { confirmed, question } = useConfirmed();
  const read = () => readSessions().then(setSessions, () => setSessions('failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once on arrival
  useEffect(() => void read(), []);
  const end = (path: string, body: object, done: string) =>
    void save(
      async () => {
        await confirmed(() => session.identity('POST', path, body), 'orSignedIn');
        await read();
        showToast({ text: done });
      },
      () => messages.failed,
    );
  const listed = Array.isArray(sessions) ? (sessions as readonly OwnSession[]) : [];
  return (
    <SettingRow title={messages.sessions} lead={messages.sessionsLead}>
      <div className="flex flex-col gap-4">
        <SavingError>{failed}</SavingError>
        {sessions === null && <p className="text-ink-2">{messages.loading}</p>}
        {sessions === 'failed' && <Retry onRetry={() => void read()} />}
        <SessionRows
          sessions={listed}
          busy={busy}
          onEnd={({ id }) => end('/sessions/end', { id }, messages.signedOut)}
        />
        {listed.length > 1 && (
          <Button
            variant="quiet"
            className="self-start"
            busy={busy && messages.signingOut}
            onPress={() => end('/sessions/end-others', {}, messages.othersSignedOut)}
          >
            {messages.signOutOthers}
          </Button>
        )}
      </div>
      {question}
    </SettingRow>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const messages = settingsMessages;
  return (
    <>
      <SavingError>{messages.sessionsFailed}</SavingError>
      <Button variant="quiet" className="self-start" onPress={onRetry}>
        {messages.tryAgain}
      </Button>
    </>
  );
}

interface SessionRowsProps {
  readonly sessions: readonly OwnSession[];
  readonly busy: boolean;
  readonly onEnd: (session: OwnSession) => void;
}

function SessionRows({ sessions, busy, onEnd }: SessionRowsProps) {
  const messages = settingsMessages;
  const format = useFormat();
  if (sessions.length === 0) return null;
  const dayOf = (instant: string) => format.day(instant.slice(0, 10));
  return (
    <Rows>
      {sessions.map((one) => {
        const name = sayDevice(deviceName(one.userAgent));
        const since = messages.sessionSince(dayOf(one.signedInAt));
        return (
          <Row
            key={one.id}
            start={<Icon of={MonitorSmartphone} />}
            title={name}
            detail={
              one.current
                ? `${messages.thisDevice} · ${since}`
                : `${since} · ${messages.lastUsed(dayOf(one.lastUsedAt))}`
            }
            end={
              !one.current && (
                <Button
                  variant="ghost"
                  size="small"
                  isDisabled={busy}
                  aria-label={messages.signOutOf(name)}
                  onPress={() => onEnd(one)}
                >
                  {messages.signOut}
                </Button>
              )
            }
          />
        );
      })}
    </Rows>
  );
}

async function readSessions(): Promise<readonly OwnSession[]> {
  const answer = (await session.identity('GET', '/sessions')) as { sessions: readonly OwnSession[] };
  // The current session comes first.
  return [...answer.sessions].sort((a, b) => Number(b.current) - Number(a.current));
}

const sayDevice = ({ browser, system }: ReturnType<typeof deviceName>): string =>
  browser && system
    ? settingsMessages.deviceName(browser, system)
    : (browser ?? system ?? settingsMessages.unknownDevice);

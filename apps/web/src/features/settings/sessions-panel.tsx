import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { session } from '../../platform/session/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { deviceName } from './device-name.ts';
import { SavingError } from './saving-error.tsx';
import { useSaving } from './use-saving.ts';
import { settingsWords } from './words.ts';

interface OwnSession {
  readonly id: string;
  readonly current: boolean;
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string | null;
}

type Listed = readonly OwnSession[] | 'failed' | null;

/** Where the person is signed in, and the way to end it. */
export function SessionsPanel() {
  const words = useWordsOf(settingsWords);
  const [sessions, setSessions] = useState<Listed>(null);
  const { busy, failed, save } = useSaving();
  const read = () => readSessions().then(setSessions, () => setSessions('failed'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once on arrival
  useEffect(() => void read(), []);
  const end = (path: string, body: object, done: string) =>
    void save(
      async () => {
        await session.identity('POST', path, body);
        await read();
        showToast({ words: done });
      },
      () => words.failed,
    );
  const listed = Array.isArray(sessions) ? (sessions as readonly OwnSession[]) : [];
  return (
    <Panel title={words.sessions} lead={words.sessionsLead}>
      <div className="flex flex-col gap-4">
        <SavingError>{failed}</SavingError>
        {sessions === null && <p className="text-ink-2">{words.loading}</p>}
        {sessions === 'failed' && <Retry onRetry={() => void read()} />}
        <SessionRows
          sessions={listed}
          busy={busy}
          onEnd={({ id }) => end('/sessions/end', { id }, words.signedOut)}
        />
        {listed.length > 1 && (
          <Button
            variant="quiet"
            className="self-start"
            busy={busy && words.signingOut}
            onPress={() => end('/sessions/end-others', {}, words.othersSignedOut)}
          >
            {words.signOutOthers}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWordsOf(settingsWords);
  return (
    <>
      <SavingError>{words.sessionsFailed}</SavingError>
      <Button variant="quiet" className="self-start" onPress={onRetry}>
        {words.tryAgain}
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
  const words = useWordsOf(settingsWords);
  const format = useFormat();
  if (sessions.length === 0) return null;
  const dayOf = (instant: string) => format.day(instant.slice(0, 10));
  return (
    <Rows>
      {sessions.map((one) => {
        const name = words.deviceName(deviceName(one.userAgent));
        const since = words.sessionSince(dayOf(one.signedInAt));
        return (
          <Row
            key={one.id}
            start={<Icon of={MonitorSmartphone} />}
            title={name}
            detail={
              one.current
                ? `${words.thisDevice} · ${since}`
                : `${since} · ${words.lastUsed(dayOf(one.lastUsedAt))}`
            }
            end={
              !one.current && (
                <Button
                  variant="ghost"
                  size="small"
                  isDisabled={busy}
                  aria-label={words.signOutOf(name)}
                  onPress={() => onEnd(one)}
                >
                  {words.signOut}
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
  // The browser one sits at comes first.
  return [...answer.sessions].sort((a, b) => Number(b.current) - Number(a.current));
}

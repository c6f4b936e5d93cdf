import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { freePort } from '../../../../test/index.ts';

/** How the mail server treats the next message, by its recipient. */
export type Mood = 'take' | 'later' | 'never' | 'hang' | 'hang up';

/** A mail server that stores what it accepted. */
export interface PostOffice {
  readonly url: string;
  /** The Message-ID of everything accepted, in order, including repeats. */
  readonly taken: string[];
  /** The same by the recipient. */
  readonly takenFor: ReadonlyMap<string, readonly string[]>;
  /** How often it was tried to send to a recipient. */
  readonly tries: Map<string, number>;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** Starts a mail server whose behavior may differ for each recipient and attempt. */
export async function openPostOffice(
  moodFor: (to: string, attempt: number) => Mood = () => 'take',
): Promise<PostOffice> {
  const port = await freePort();
  const taken: string[] = [];
  const takenFor = new Map<string, string[]>();
  const tries = new Map<string, number>();
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const attempt = (tries.get(address) ?? 0) + 1;
      tries.set(address, attempt);
      const mood = moodFor(address, attempt);
      if (mood === 'later') return done(refusal(451, 'Try again later'));
      if (mood === 'never') return done(refusal(550, 'No such person here'));
      done();
    },
    onData(stream: SMTPServerDataStream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const mood = moodFor(to, tries.get(to) ?? 1);
        if (mood === 'hang') return;
        if (mood === 'hang up') {
          for (const connection of post.connections) (connection as unknown as Connection)._socket.destroy();
          return;
        }
        const messageId = /^message-id: <(.*)>$/im.exec(text)?.[1] ?? 'none';
        taken.push(messageId);
        takenFor.set(to, [...(takenFor.get(to) ?? []), messageId]);
        done();
      });
    },
  });
  post.on('error', () => {});
  await new Promise<void>((resolve) => post.listen(port, '127.0.0.1', resolve));
  const close = (): Promise<void> => new Promise((resolve) => post.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, taken, takenFor, tries, close };
}

interface Connection {
  readonly _socket: { destroy(): void };
}

import type pg from 'pg';

/** The parts of the driver's connection that read answers. */
interface Connection {
  readonly stream: { destroy(problem: Error): void };
  attachListeners(stream: Source): void;
  prependListener(event: 'errorMessage', listener: (problem: Error) => void): void;
}

type Listener = (bytes: Buffer) => void;
interface Source {
  on(event: string, listener: Listener): unknown;
}

/** The driver's error for a message of a kind that there is not; it would go on reading. */
export const unknownMessage = /^received invalid response: /;

const garbled = () => new Error('Connection terminated: an answer could not be read');

/**
 * Closes a connection whose answers cannot be read: nothing after them can be trusted. Without this, what the driver
 * throws while it reads them would end the process, or the next statement would take the answer of another one.
 */
export function guardAnswers(client: pg.Client): void {
  const connection = client.connection as unknown as Connection;
  const end = () => connection.stream.destroy(garbled());
  const attach = connection.attachListeners.bind(connection);
  const guarding = (read: Listener) => (bytes: Buffer) => {
    try {
      read(bytes);
    } catch {
      end();
    }
  };
  connection.attachListeners = (stream) => {
    attach({
      on: (event, listener) => stream.on(event, event === 'data' ? guarding(listener) : listener),
    });
  };
  connection.prependListener('errorMessage', ({ message }) => {
    if (unknownMessage.test(message)) end();
  });
}

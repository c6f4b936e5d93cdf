import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The members of the driver's connection that copying needs; its types leave them out. */
interface Line {
  readonly stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** What the driver calls on a query object that executes itself. */
abstract class Copying {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  submit(line: Line): void {
    line.query(this.#text);
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  abstract handleReadyForQuery(): void;
  abstract handleError(problem: Error): void;
}

class CopyingOut extends Copying {
  readonly rows: Readable;
  #line: Line | null = null;

  constructor(text: string) {
    super(text);
    this.rows = new Readable({ highWaterMark: 1024 * 1024, read: () => this.#line?.stream.resume() });
  }

  override submit(line: Line): void {
    this.#line = line;
    super.submit(line);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, line: Line): void {
    // A copy, because the driver reuses the memory.
    if (!this.rows.push(Buffer.from(chunk))) line.stream.pause();
  }

  handleReadyForQuery(): void {
    this.rows.push(null);
  }

  handleError(problem: Error): void {
    this.rows.destroy(problem);
  }
}

/** The rows of `copy … to stdout`, read no faster than they are consumed. */
export function copyOut(client: pg.Client, text: string): Readable {
  const copying = new CopyingOut(text);
  client.query(copying as unknown as pg.Submittable);
  return copying.rows;
}

class CopyingIn extends Copying {
  readonly done: Promise<void>;
  readonly #rows: AsyncIterable<Buffer>;
  #settle: { resolve: () => void; reject: (problem: Error) => void } | null = null;
  #problem: Error | null = null;

  constructor(text: string, rows: AsyncIterable<Buffer>) {
    super(text);
    this.#rows = rows;
    this.done = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  handleCopyInResponse(line: Line): void {
    void this.#send(line);
  }

  async #send(line: Line): Promise<void> {
    try {
      for await (const chunk of this.#rows) {
        line.sendCopyFromChunk(chunk);
        if (line.stream.writableNeedDrain) await once(line.stream, 'drain');
      }
      line.endCopyFrom();
    } catch (problem) {
      this.#problem = problem as Error;
      line.sendCopyFail('the source broke off');
    }
  }

  handleReadyForQuery(): void {
    this.#settle?.resolve();
  }

  handleError(problem: Error): void {
    this.#settle?.reject(this.#problem ?? problem);
  }
}

/** Writes rows to `copy … from stdin`. */
export function copyIn(client: pg.Client, text: string, rows: AsyncIterable<Buffer>): Promise<void> {
  const copying = new CopyingIn(text, rows);
  client.query(copying as unknown as pg.Submittable);
  return copying.done;
}

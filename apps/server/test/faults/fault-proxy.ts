import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { actsOnRequest, type FaultKind, type Pace, treat } from './fault-kinds.ts';

/** A fault between a server and one of its parts. */
export interface NetworkFault {
  readonly kind: FaultKind;
  /** The moment at which it begins; null: at once. */
  readonly from: StrikeMoment | null;
  /** Strikes one request; otherwise it lasts until it is healed. */
  readonly isOnce: boolean;
  readonly random: () => number;
}

/** The first request, or the first answer, that is accepted. */
export interface StrikeMoment {
  readonly at: 'request' | 'answer';
  readonly accepts: (bytes: Buffer) => boolean;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket;
  /** What will happen to the next answer. */
  struck: FaultKind | null;
  /** Nothing that arrives from the part is forwarded any more. */
  isHarmed: boolean;
  /** What is sent later keeps its order. */
  sending: Promise<void>;
}

/** The state of a connection on which nothing was delayed. */
const idle = Promise.resolve();

const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** Forwards connections to one port, and causes one fault at a time. */
export class FaultProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #lines = new Set<Line>();
  #server: Server | null = null;
  #port = 0;
  #fault: NetworkFault | null = null;
  #hasBegun = false;
  #strikes = 0;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
  }

  static async before(target: { readonly host: string; readonly port: number }): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await proxy.#listen();
    return proxy;
  }

  get port(): number {
    return this.#port;
  }

  /** How often the present fault, or the last one, has struck. */
  get strikes(): number {
    return this.#strikes;
  }

  begin(fault: NetworkFault): void {
    this.#strikes = 0;
    if (fault.kind === 'closed when idle') this.#cutAll();
    else {
      this.#fault = fault;
      this.#hasBegun = fault.from === null;
      if (this.#hasBegun && fault.kind === 'refused') this.#refuse();
    }
  }

  /** Ends the fault. Connections that it harmed are reset, as by a host that no longer knows them. */
  async heal(): Promise<void> {
    this.#fault = null;
    this.#hasBegun = false;
    for (const line of this.#lines)
      if (line.isHarmed || line.struck || line.sending !== idle) this.#end(line, 'reset');
    if (this.#server === null) await this.#listen();
  }

  close(): void {
    this.#fault = null;
    this.#cutAll();
    this.#server?.close();
  }

  async #listen(): Promise<void> {
    const server = createServer({ allowHalfOpen: true }, (near) => this.#accept(near));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as { port: number }).port;
    this.#server = server;
  }

  #cutAll(): void {
    this.#strikes += this.#lines.size;
    for (const line of this.#lines) this.#end(line, 'cut');
  }

  #refuse(): void {
    this.#strikes += 1;
    this.#server?.close();
    this.#server = null;
    this.#cutAll();
  }

  #accept(near: Socket): void {
    const far = connectTo({ ...this.#target, allowHalfOpen: true });
    const line: Line = { near, far, struck: null, isHarmed: false, sending: idle };
    this.#lines.add(line);
    // Some parts speak first: what lasts from the beginning strikes that as well.
    if (this.#fault && this.#hasBegun && !this.#fault.isOnce) line.struck = this.#fault.kind;
    near.on('data', (bytes) => this.#onRequest(line, bytes));
    far.on('data', (bytes) => this.#onAnswer(line, bytes));
    near.on('end', () => far.end());
    far.on('end', () => (line.isHarmed ? undefined : line.sending.then(() => near.end())));
    near.on('close', () => this.#end(line, 'cut'));
    for (const socket of [near, far]) socket.on('error', () => this.#end(line, 'cut'));
  }

  /** Whether this piece is struck: the one at which the fault begins, and those after it unless it strikes once. */
  #strikesNow(at: StrikeMoment['at'], bytes: Buffer): NetworkFault | null {
    const fault = this.#fault;
    if (!fault || (this.#hasBegun && fault.isOnce)) return null;
    if (!this.#hasBegun && (fault.from?.at !== at || !fault.from.accepts(bytes))) return null;
    this.#hasBegun = true;
    this.#strikes += 1;
    return fault;
  }

  #onRequest(line: Line, bytes: Buffer): void {
    line.struck ??= this.#strikesNow('request', bytes)?.kind ?? null;
    if (line.struck === 'refused') this.#refuse();
    else if (line.struck === 'cut before') this.#end(line, 'cut');
    else if (line.struck === 'silent') line.isHarmed = true;
    else line.far.write(bytes);
  }

  #onAnswer(line: Line, bytes: Buffer): void {
    if (line.isHarmed) return;
    line.struck ??= this.#strikesNow('answer', bytes)?.kind ?? null;
    const { struck } = line;
    if (struck === 'silent') line.isHarmed = true;
    else if (struck === null || actsOnRequest.has(struck)) this.#send(line, bytes);
    else this.#strike(line, struck, bytes);
  }

  #strike(line: Line, kind: FaultKind, bytes: Buffer): void {
    line.struck = null;
    const treatment = treat(kind, bytes, this.#fault?.random ?? Math.random);
    this.#send(line, treatment.bytes, treatment.do === 'forward' ? treatment.pace : undefined);
    if (treatment.do === 'forward') return;
    line.isHarmed = true;
    if (treatment.by === 'half') line.near.end();
    else if (treatment.by === 'cut') line.near.end(() => this.#end(line, 'cut'));
    else if (treatment.by === 'reset') this.#end(line, 'reset');
  }

  #send(line: Line, bytes: Buffer, pace?: Pace): void {
    if (bytes.length === 0) return;
    const write = (part: Buffer) => line.near.writable && line.near.write(part);
    if (pace === undefined && line.sending === idle) return void write(bytes);
    line.sending = line.sending.then(async () => {
      if (pace === undefined) return void write(bytes);
      await pause(pace.afterMs);
      if (pace.byteMs === 0) return void write(bytes);
      for (let at = 0; at < bytes.length && line.near.writable; at++) {
        write(bytes.subarray(at, at + 1));
        await pause(pace.byteMs);
      }
    });
  }

  #end(line: Line, by: 'cut' | 'reset'): void {
    this.#lines.delete(line);
    if (by === 'reset') line.near.resetAndDestroy();
    else line.near.destroy();
    line.far.destroy();
  }
}

/** A change of the floor, with the moments in which it was begun and acknowledged; moments only count up. */
export interface Write {
  readonly id: string;
  readonly what: 'in' | 'out';
  readonly begun: number;
  readonly acknowledged: number;
}

/** What a stream says, as far as the floor is concerned. */
export interface Change {
  readonly id: string;
  readonly departedAt: string | null;
}

/** Who wrote what and when, and what each connection may therefore say. */
export class OnSiteLog {
  readonly writes: Write[] = [];
  readonly #byName = new Map<string, Write>();
  #moment = 0;

  now(): number {
    this.#moment += 1;
    return this.#moment;
  }

  note(write: Omit<Write, 'acknowledged'>): void {
    const noted = { ...write, acknowledged: this.now() };
    this.writes.push(noted);
    this.#byName.set(`${write.what} ${write.id}`, noted);
  }

  find(what: Write['what'], id: string): Write | undefined {
    return this.#byName.get(`${what} ${id}`);
  }

  /** Who is here when nothing more is written. */
  present(): string[] {
    return this.writes.filter(({ what, id }) => what === 'in' && !this.find('out', id)).map(({ id }) => id);
  }
}

/** One connection, from its state on: whatever is missing or comes twice is a fault. */
export class OnSiteReader {
  readonly faults: string[] = [];
  readonly #log: OnSiteLog;
  readonly #asked: number;
  readonly #state: ReadonlySet<string>;
  readonly #reported: number;
  readonly #here: Set<string>;
  readonly #seen = new Set<string>();
  /** Up to where the log, in the order of acknowledgement, was compared. */
  #compared = 0;

  /** @param asked the moment before the connection was opened */
  constructor(log: OnSiteLog, asked: number, state: readonly Change[]) {
    this.#log = log;
    this.#asked = asked;
    this.#reported = log.now();
    this.#state = new Set(state.map(({ id }) => id));
    this.#here = new Set(this.#state);
    if (this.#state.size < state.length) this.faults.push('somebody stands in the state twice');
    for (const write of log.writes) {
      if (write.acknowledged > asked) break;
      this.#compared += 1;
      const left = log.find('out', write.id);
      const mayHaveLeft = left !== undefined && left.begun < this.#reported;
      if (write.what === 'in' && !mayHaveLeft && !this.#state.has(write.id)) this.#missed(write, 'the state');
      if (write.what === 'out' && this.#state.has(write.id)) this.#missed(write, 'the state');
    }
  }

  read({ id, departedAt }: Change): void {
    const what = departedAt === null ? 'in' : 'out';
    if (this.#seen.has(`${what} ${id}`)) this.faults.push(`${what} ${id} came twice`);
    this.#seen.add(`${what} ${id}`);
    // Someone who comes and is here already was in the state; someone who leaves and is not was missed, or left before.
    if (this.#here.has(id) === (what === 'in')) this.faults.push(`${what} ${id} does not follow`);
    this.#here[what === 'in' ? 'add' : 'delete'](id);
    const write = this.#log.find(what, id);
    if (write) this.compareUntil(write.begun);
  }

  /** What was acknowledged before that moment has been said by now: it was final before. */
  compareUntil(moment: number): void {
    const { writes } = this.#log;
    for (; this.#compared < writes.length; this.#compared += 1) {
      const write = writes[this.#compared] as Write;
      if (write.acknowledged >= moment) return;
      if (!this.#knows(write)) this.#missed(write, 'the changes');
    }
  }

  #knows({ what, id, begun }: Write): boolean {
    if (this.#seen.has(`${what} ${id}`)) return true;
    if (begun > this.#reported) return false;
    // Made while the state was read: it may have been part of it.
    if (what === 'out') return !this.#here.has(id);
    const left = this.#log.find('out', id);
    return this.#state.has(id) || (left !== undefined && left.begun < this.#reported);
  }

  here(): string[] {
    return [...this.#here];
  }

  #missed({ what, id, acknowledged }: Write, where: string): void {
    this.faults.push(
      `${what} ${id}, acknowledged at ${acknowledged}, missing in ${where} asked at ${this.#asked}`,
    );
  }
}

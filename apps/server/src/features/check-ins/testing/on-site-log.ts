/** A change of the pets on site, with the moments in which it was begun and acknowledged; moments only increase. */
export interface Write {
  readonly id: string;
  readonly what: 'in' | 'out';
  readonly begun: number;
  readonly acknowledged: number;
}

/** The part of a stream's message that concerns the pets on site. */
export interface Change {
  readonly id: string;
  readonly departedAt: string | null;
}

/** Who wrote what and when, and what each connection may therefore receive. */
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

  /** The pets on site once nothing more is written. */
  present(): string[] {
    return this.writes.filter(({ what, id }) => what === 'in' && !this.find('out', id)).map(({ id }) => id);
  }
}

/** One connection, beginning with its state: anything missing or repeated is a fault. */
export class OnSiteReader {
  readonly faults: string[] = [];
  readonly #log: OnSiteLog;
  readonly #asked: number;
  readonly #state: ReadonlySet<string>;
  readonly #reported: number;
  readonly #here: Set<string>;
  readonly #seen = new Set<string>();
  /** How far the log was compared, in the order of acknowledgement. */
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
    // A pet that arrives while already on site was in the state; one that leaves while not on site was missed, or left
    // before.
    if (this.#here.has(id) === (what === 'in')) this.faults.push(`${what} ${id} does not follow`);
    this.#here[what === 'in' ? 'add' : 'delete'](id);
    const write = this.#log.find(what, id);
    if (write) this.compareUntil(write.begun);
  }

  /** Changes acknowledged before that moment have been received by now, because they were committed before. */
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
    // Made while the state was read, so it may be part of it.
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

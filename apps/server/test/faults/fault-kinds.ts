/** What a network between a server and one of its parts may do; each makes sense for every protocol. */
export const faultKinds = {
  refused: 'new connections are refused, and open ones are cut',
  silent: 'connections are accepted, and nothing is forwarded or answered',
  delayed: 'each answer comes 300 ms late',
  trickled: 'each answer comes a byte at a time, four in a second',
  'cut before': 'the connection is cut as a request arrives; the part never sees it',
  'cut after': 'the part has carried out the request; the connection is cut before its answer',
  'reset after': 'the same, by a reset',
  unanswered: 'the part has carried out the request; its answer never arrives, and the connection stays open',
  'half-closed': 'instead of the answer, the connection is closed in one direction',
  'cut within': 'the connection is cut in the middle of the answer',
  truncated: 'the second half of the answer never arrives',
  nonsense: 'random bytes come in place of the answer',
  flipped: 'the first bit of the answer is another one',
  reordered: 'the halves of the answer come in the wrong order',
  duplicated: 'the answer comes twice',
  'closed when idle': 'every open connection is closed while nothing is asked; new ones work',
} as const;

export type FaultKind = keyof typeof faultKinds;

/** How late the bytes come, and the pause after each of them. */
export interface Pace {
  readonly afterMs: number;
  readonly byteMs: number;
}

/** What happens to the first piece of an answer, or to a request of which no answer comes. */
export type Treatment =
  | { readonly do: 'forward'; readonly bytes: Buffer; readonly pace?: Pace }
  /** What is forwarded before the connection ends in this way, or stays open without another byte. */
  | { readonly do: 'end'; readonly bytes: Buffer; readonly by: 'cut' | 'reset' | 'half' | 'silence' };

const none = Buffer.alloc(0);

/** Kinds that act before the part sees the request. */
export const actsOnRequest: ReadonlySet<FaultKind> = new Set([
  'refused',
  'silent',
  'cut before',
  'closed when idle',
]);

/** @param random returns a number from 0 to 1 */
export function treat(kind: FaultKind, answer: Buffer, random: () => number): Treatment {
  const half = Math.ceil(answer.length / 2);
  const [first, second] = [answer.subarray(0, half), answer.subarray(half)];
  switch (kind) {
    case 'delayed':
      return { do: 'forward', bytes: answer, pace: { afterMs: 300, byteMs: 0 } };
    case 'trickled':
      return { do: 'forward', bytes: answer, pace: { afterMs: 0, byteMs: 250 } };
    case 'cut after':
      return { do: 'end', bytes: none, by: 'cut' };
    case 'reset after':
      return { do: 'end', bytes: none, by: 'reset' };
    case 'half-closed':
      return { do: 'end', bytes: none, by: 'half' };
    case 'cut within':
      return { do: 'end', bytes: first, by: 'cut' };
    case 'truncated':
      return { do: 'end', bytes: first, by: 'silence' };
    case 'nonsense':
      return { do: 'end', bytes: nonsenseFor(answer, random), by: 'silence' };
    case 'flipped':
      return { do: 'forward', bytes: withFlippedBit(answer) };
    case 'reordered':
      return { do: 'forward', bytes: Buffer.concat([second, first]) };
    case 'duplicated':
      return { do: 'forward', bytes: Buffer.concat([answer, answer]) };
    default:
      return { do: 'end', bytes: none, by: 'silence' };
  }
}

/** Protocols of lines wait for the end of one. */
function nonsenseFor(answer: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(answer).map(() => Math.floor(random() * 256));
  return Buffer.concat([bytes, Buffer.from('\r\n')]);
}

/** The highest bit, which no protocol here uses in the first byte: a network without checksums would flip any. */
function withFlippedBit(answer: Buffer): Buffer {
  const bytes = Buffer.from(answer);
  bytes[0] = (bytes[0] ?? 0) ^ 0x80;
  return bytes;
}

import {
  boundaryOf,
  decodeValue,
  EventLineReader,
  encodeValue,
  formatEvent,
  formatLocation,
  formatShlink,
  frameMultipart,
  type JsonValue,
  languages,
  MultipartBody,
  MultipartHeadReader,
  objectUrl,
  parseBucket,
  parseLocation,
  parseRange,
  parseResource,
  parseShlink,
  preferredLanguage,
  readFormatted,
  readReply,
  StorageError,
} from '@clearpaw/protocol';
import { SHLViewer } from 'kill-the-clipboard';
import { bytesTarget, type FuzzTarget, type Tree, textTarget, treeTarget } from '../target.ts';
import { expectSame, expectTrue } from './expect-same.ts';

const host = 'clearpaw.test';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const key = 'K'.repeat(43);
const link = formatShlink({
  url: `https://${host}/shl/${'a'.repeat(43)}`,
  key,
  flag: 'LP',
  exp: 1_795_000_000,
  label: 'Dr. Lind, é犬',
});
const jsonOf = (text: string) => `shlink:/${Buffer.from(text).toString('base64url')}`;
const { head, foot } = frameMultipart(
  '123456',
  { name: 'users/u/files/scan.pdf', note: 'é' },
  'application/pdf',
);
const replies: readonly Tree[] = [
  { result: { pets: [{ id: 'a', weight: 1.5 }], more: null } },
  { data: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '9007199254740993' } },
  { error: { status: 'NOT_FOUND', message: 'There is none.', details: { reason: 'gone', at: [1, 2] } } },
];
const resource = JSON.stringify({
  ...{
    name: 'users/u1/files/scan.pdf',
    bucket: 'clearpaw',
    generation: '7',
    metageneration: '2',
    size: '1024',
  },
  ...{ timeCreated: '2026-11-21T09:30:00Z', updated: '2026-11-21T09:31:00Z', md5Hash: 'abc=' },
  ...{ contentType: 'application/pdf', metadata: { pet: 'p1' }, downloadTokens: 'a,b' },
});

/** A result, or the declared error; anything else that is thrown is a finding. */
function orRefused<Result>(parse: () => Result): Result | null {
  try {
    return parse();
  } catch (problem) {
    if (problem instanceof StorageError) return null;
    throw problem;
  }
}

/** Cuts bytes into pieces whose lengths depend on their content. */
function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + ((bytes[at] ?? 0) % 19);
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

function eventsIn(parts: Iterable<Uint8Array>) {
  const reader = new EventLineReader();
  return [...[...parts].flatMap((part) => reader.read(part)), ...reader.end()];
}

function bodyIn(parts: Iterable<Uint8Array>) {
  const [heads, content] = [new MultipartHeadReader('123456'), new MultipartBody('123456')];
  let [begun, out]: [ReturnType<MultipartHeadReader['push']>, Uint8Array[]] = [null, []];
  for (const part of parts) {
    if (begun === 'bad') return 'bad';
    if (begun === null) {
      begun = heads.push(part);
      if (begun !== null && begun !== 'bad') out.push(...content.push(begun.rest));
    } else out.push(...content.push(part).map((one) => new Uint8Array(one)));
  }
  if (begun === null) {
    begun = heads.end();
    if (begun !== 'bad') out.push(...content.push(begun.rest));
  }
  if (begun === 'bad') return 'bad';
  const last = content.end();
  out = last === null ? [] : [...out, last];
  const { metadata, contentType } = begun;
  return { metadata, contentType, content: last && Buffer.concat(out).toString('hex') };
}

export const wireTargets: readonly FuzzTarget[] = [
  bytesTarget({
    name: 'multipart upload',
    seeds: [`${head}content${foot}`, `${head}${foot}\r\n`, `${head}\r\n--12345${foot}`].map(bytesOf),
    words: ['\r\n', '\n', '--123456', '--', '\r\n--123456--', 'Content-Type: ', '\r\n\r\n', '{}'],
    check(bytes) {
      expectSame(bodyIn(pieces(bytes)), bodyIn([bytes]), 'in pieces and at once');
    },
  }),
  textTarget({
    name: 'multipart boundary',
    seeds: ['multipart/related; boundary=123', 'multipart/related;charset=x; boundary="1 2"'],
    words: ['multipart/related', '; ', 'boundary=', '"', ';', ' ', '='],
    check(text) {
      const boundary = boundaryOf(text);
      if (boundary === null) return;
      expectTrue(
        text.includes(boundary) && boundary.length <= 200 && boundary !== '',
        'part of the header',
        boundary,
      );
    },
  }),
  bytesTarget({
    name: 'event stream',
    seeds: [
      formatEvent({ message: { a: [1, 'é犬'] } }) + formatEvent({ result: null }),
      `: ping\n\n${formatEvent({ error: { status: 'ABORTED', message: 'x' } })}data: {"message":1}`,
    ].map(bytesOf),
    words: ['data: ', '\n', '\n\n', ': ping', '{"message":', '{"result":1}', '\r'],
    check(bytes) {
      const events = eventsIn([bytes]);
      expectSame(eventsIn(pieces(bytes)), events, 'in pieces and at once');
      expectSame(eventsIn([bytesOf(events.map(formatEvent).join(''))]), events, 'written and read again');
    },
  }),
  treeTarget({
    name: 'reply of a function',
    seeds: replies,
    words: ['@type', 'value', 'result', 'data', 'error', 'status', 'details', 'message', '__proto__'],
    check(tree) {
      if (tree === undefined) return;
      let read: ReturnType<typeof readReply>;
      try {
        read = readReply(200, tree);
      } catch (problem) {
        if (/^Data cannot be decoded from JSON/.test((problem as Error).message)) return;
        throw problem;
      }
      if ('value' in read && isJson(tree) && isJson(read.value))
        expectSame(decodeValue(encodeValue(read.value)), read.value, 'again');
    },
  }),
  textTarget({
    name: 'storage address',
    seeds: [
      ...[
        'gs://clearpaw/a/b.pdf',
        'gs://clearpaw',
        'https://clearpaw.test/v0/b/clearpaw/o/a%2Fb.pdf?alt=media',
      ],
      ...['http://clearpaw.test/clearpaw/a/b', 'https://clearpaw.test/v0/b/clearpaw/o', 'clearpaw'],
    ],
    words: ['gs://', 'https://', host, '/v0/b/', '/o/', '%2F', '%', '?', '#', '/', 'clearpaw', '..'],
    check(text) {
      orRefused(() => parseBucket(text, host));
      const found = orRefused(() => parseLocation(text, host));
      if (!found) return;
      expectTrue(/^[\w.-]+$/.test(found.bucket), 'bucket', found);
      if (!found.path.isWellFormed()) return;
      expectSame(parseLocation(objectUrl({ protocol: 'https', host }, found), host), found, 'its address');
      if (!found.path.endsWith('/'))
        expectSame(parseLocation(formatLocation(found), host), found, 'its location');
    },
  }),
  textTarget({
    name: 'formatted bytes',
    seeds: ['data:text/plain;base64,aGVsbG8=', 'data:,a%20b', 'aGVsbG8=', '_-8', 'data:a/b,%C3%A9'],
    words: ['data:', ';base64,', ',', '=', '%', '-', '_', '+', '/'],
    check(text) {
      for (const format of ['raw', 'data_url'] as const) orRefused(() => readFormatted(format, text));
      for (const format of ['base64', 'base64url'] as const) {
        const read = orRefused(() => readFormatted(format, text));
        if (read) expectSame(Buffer.from(read.bytes), Buffer.from(text, format), 'as Node reads it');
      }
    },
  }),
  textTarget({
    name: 'object metadata',
    seeds: [resource, '{}', '{"name":"a","metadata":{"a":"b"}}'],
    words: [
      '"name":',
      '"downloadTokens":',
      '"metadata":',
      '{',
      '}',
      '[',
      ']',
      'null',
      '1',
      '"',
      ',',
      '"toString":1',
    ],
    check(text) {
      const read = orRefused(() => parseResource(text));
      if (read)
        expectTrue(read.fullPath.endsWith(read.name) && read.downloadTokens.every(Boolean), 'fields', read);
    },
  }),
  textTarget({
    name: 'Range header',
    seeds: ['bytes=0-99', 'bytes=-5', 'bytes=7-', 'bytes=0-0'],
    words: ['bytes=', '-', '0', '999999999999999', ','],
    check(text) {
      for (const size of [0, 1, 100]) {
        const range = parseRange(text, size);
        if (range === null || range === 'unsatisfiable') continue;
        const { start, end } = range;
        expectTrue(start >= 0 && start <= end && end < size, 'within the object', { size, range });
      }
    },
  }),
  textTarget({
    name: 'Accept-Language',
    seeds: ['de-AT,de;q=0.9,en;q=0.8', '*', 'fr;q=0, ar', 'es ; q = 1'],
    words: ['de', 'fr-CA', ';q=', '0.5', ',', '*', '1e9', 'NaN'],
    check(text) {
      expectTrue(languages.includes(preferredLanguage(text, languages)), 'language', text);
      expectTrue(['en', 'fr'].includes(preferredLanguage(text, ['fr'])), 'language', text);
    },
  }),
  textTarget({
    name: 'share link',
    seeds: [link, `https://viewer.example/#${link}`],
    words: ['shlink:/', '#', 'eyJ', '-', '_', '='],
    check: checkShlink,
  }),
  textTarget({
    name: 'payload of a share link',
    seeds: [
      Buffer.from(link.slice(8), 'base64url').toString(),
      JSON.stringify({ url: 'https://a', key, flag: '', v: 1 }),
    ],
    words: [
      '"url":',
      '"key":',
      '"exp":',
      '"label":',
      '"flag":',
      '1e999',
      'null',
      '"',
      ',',
      '{',
      '}',
      '犬',
      '👩‍👩‍👧‍👦'.repeat(9),
    ],
    check: (text) => checkShlink(jsonOf(text)),
  }),
];

function checkShlink(text: string): void {
  const read = parseShlink(text);
  if (!read) return;
  expectSame(
    parseShlink(formatShlink(read)),
    { ...read, ...(read.label === '' && { label: undefined }) },
    'again',
  );
  const other = foreignShlink(text);
  if (other) expectSame([other.url, other.key], [read.url, read.key], 'kill-the-clipboard');
}

/** The other reader refuses more, such as addresses without `https`. */
function foreignShlink(text: string): { readonly url: string; readonly key: string } | null {
  try {
    return new SHLViewer({ shlinkURI: text }).shl;
  } catch {
    return null;
  }
}

/** Whether JSON can represent the value. */
function isJson(tree: Tree): tree is JsonValue {
  if (typeof tree === 'number') return Number.isFinite(tree) && !Object.is(tree, -0);
  if (typeof tree !== 'object' || tree === null) return tree !== undefined;
  if (tree instanceof Map || tree instanceof Uint8Array) return false;
  return Object.values(tree).every((one) => isJson(one as Tree));
}

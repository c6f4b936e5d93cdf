import { readManifestRequest } from '../../../src/features/share-links/read-manifest-request.ts';
import { pageOf, readCursor } from '../../../src/platform/database/page.ts';
import { parseObjectPath } from '../../../src/platform/objects/object-path.ts';
import { parseSentMetadata } from '../../../src/platform/objects/sent-metadata.ts';
import { StorageRefusal } from '../../../src/platform/objects/storage-refusal.ts';
import { Refusal } from '../../../src/platform/refusal/index.ts';
import { type FuzzTarget, textTarget } from '../target.ts';
import { expectSame, expectTrue } from './expect-same.ts';

const owner = '0190b8a0-0000-7000-8000-00000000000a';
const kinds = ['date', 'id'] as const;
const cursorOf = (key: string): string => Buffer.from(key).toString('base64url');

function orRefused<Result>(parse: () => Result): Result | null {
  try {
    return parse();
  } catch (problem) {
    if (problem instanceof StorageRefusal || problem instanceof Refusal) return null;
    throw problem;
  }
}

export const requestTargets: readonly FuzzTarget[] = [
  textTarget({
    name: 'path of an object',
    seeds: [`users/${owner}/files/scan.pdf`, `users/${owner}/photos/a/b/é.png`],
    words: ['users/', '/', '//', '..', '.', '\0', '\n', owner, 'files', 'photos', '%2F', '\\'],
    longest: 1_100,
    check(text) {
      const read = parseObjectPath(text);
      if (!read) return;
      expectTrue(
        text.startsWith(`users/${read.ownerId}/${read.purpose}/`) && read.path === text,
        'parts',
        read,
      );
      expectTrue(text.length <= 1024 && text.isWellFormed() && !/\p{Cc}/u.test(text), 'characters', read);
    },
  }),
  textTarget({
    name: 'metadata of an upload',
    seeds: [
      '{"contentType":"application/pdf","metadata":{"a":"b","c":null}}',
      '{"name":"a","cacheControl":"no-store"}',
      '',
    ],
    words: [
      '"contentType":',
      '"metadata":',
      '"contentDisposition":',
      '\\r\\n',
      '\\u0000',
      '\\ud800',
      'null',
      '{',
      '}',
      '"',
      ',',
    ],
    cost: 3,
    check(text) {
      const read = orRefused(() => parseSentMetadata(text));
      if (!read) return;
      for (const value of [read.cacheControl, read.contentType, read.contentEncoding, read.contentLanguage]) {
        expectTrue(value == null || /^[\x20-\x7e]*$/.test(value), 'a header', read);
      }
      const custom = Object.entries(read.metadata ?? {}).flat();
      expectTrue(
        custom.every((part) => part === null || (part.isWellFormed() && !part.includes('\0'))),
        'storable',
        custom,
      );
    },
  }),
  textTarget({
    name: 'cursor of a list',
    seeds: [cursorOf(JSON.stringify(['2026-11-23', owner])), cursorOf('[]'), cursorOf('{}')],
    check: checkCursor,
  }),
  textTarget({
    name: 'content of a cursor',
    seeds: [JSON.stringify(['2026-11-23', owner])],
    words: ['"', ',', '[', ']', '2026-02-30', '+275760-09-13', owner, '\\u0000'],
    check: (text) => checkCursor(cursorOf(text)),
  }),
  textTarget({
    name: 'request for a shared record',
    seeds: ['{"recipient":"Dr. Lind","passcode":"1234","embeddedLengthMax":1000}', '{"recipient":" a "}'],
    words: [
      '"recipient":',
      '"passcode":',
      '"embeddedLengthMax":',
      '1e999',
      '\\u0000',
      '\\ud800',
      '\\u202e',
      '-1',
      '"',
      '}',
    ],
    cost: 3,
    check(text) {
      const read = readManifestRequest(text);
      if (!read) return;
      const { recipient, embeddedLengthMax = 0 } = read;
      expectTrue(
        recipient !== '' && recipient.isWellFormed() && !/[\p{Cc}\p{Cf}]/u.test(recipient),
        'recipient',
        read,
      );
      expectTrue(Number.isSafeInteger(embeddedLengthMax) && embeddedLengthMax >= 0, 'length', read);
    },
  }),
];

function checkCursor(text: string): void {
  const key = orRefused(() => readCursor(text, kinds));
  if (key === null) return;
  expectTrue(/^\d{4}-\d\d-\d\d$/.test(key[0] ?? '') && key[1]?.length === 36, 'parts', key);
  const written = pageOf([key, key], 1, (row) => row).nextCursor ?? undefined;
  expectSame(readCursor(written, kinds), key, 'written and read again');
}

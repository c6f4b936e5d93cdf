import { fhirNames } from '@clearpaw/protocol';
import type { Context } from 'hono';
import type { Services } from '../../platform/http/index.ts';
import { encryptFile } from './files/encrypt-file.ts';
import { fileAddress } from './files/file-address.ts';
import { fileNames, makeFile, recordFile } from './files/make-file.ts';
import { findOpenLink, type OpenLink } from './find-share-link.ts';
import { type LinkSecrets, openSecrets } from './link-secrets.ts';
import type { ManifestRequest } from './read-manifest-request.ts';
import { logUse, tryPasscode } from './try-passcode.ts';

/** Answers 404 if the link does not work, 401 for a missing or wrong passcode, else with its files. */
export async function answerManifest(
  services: Services,
  context: Context,
  address: string,
  asked: ManifestRequest,
): Promise<Response> {
  const now = services.clock.now();
  const gone = () => context.json({ error: 'This link does not work any more.' }, 404);
  const open = await findOpenLink(services.store.db, address, now);
  const secrets = open && openSecrets(services, open.link);
  if (!secrets) return gone();
  const { id: linkId, attemptsLeft } = open.link;
  if (attemptsLeft !== null) {
    // No guess was made, so nothing is counted.
    if (asked.passcode === undefined) return context.json({ remainingAttempts: attemptsLeft }, 401);
    const tried = await tryPasscode(services, open.link, asked.passcode);
    if (!tried) return gone();
    if (!tried.right) return context.json({ remainingAttempts: tried.remaining }, 401);
  }
  await logUse(services, { linkId, recipient: asked.recipient, now });
  const names = await fileNames(services, open);
  const files = await Promise.all(
    names.map((name) => describeFile(services, { open, secrets, asked, now }, name)),
  );
  return context.json({ files });
}

interface Opened {
  readonly open: OpenLink;
  readonly secrets: LinkSecrets;
  readonly asked: ManifestRequest;
  readonly now: Date;
}

/** The record itself if it is short enough; everything else as an address for download. */
async function describeFile(
  services: Services,
  { open, secrets, asked, now }: Opened,
  name: string,
): Promise<object> {
  const file = {
    contentType: 'application/fhir+json',
    fhirVersion: fhirNames.version,
    status: 'can-change',
    // The name of the file, for our viewer; other programs ignore fields with an underscore.
    _name: name,
    ...(name === recordFile && { _contents: open.link.contents }),
  };
  const location = () => ({ ...file, location: fileAddress(services, secrets.address, name, now) });
  const { embeddedLengthMax } = asked;
  if (name !== recordFile || embeddedLengthMax === 0) return location();
  const resource = await makeFile(services, open, name, now);
  const embedded = resource && (await encryptFile(resource, secrets.key));
  const isShort = embedded !== null && embedded.length <= (embeddedLengthMax ?? Number.MAX_SAFE_INTEGER);
  return isShort ? { ...file, embedded } : location();
}

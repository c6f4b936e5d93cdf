import type { Minor } from '@clearpaw/domain';
import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Row, Rows, SettingRow } from '../../ui/surface/index.ts';
import { DownloadSigned } from './download-signed.tsx';
import { waiverMessages } from './messages.gen.ts';
import { sayMinors } from './minors/index.ts';
import { versionMessages } from './versions/index.ts';

/** The heading of the list, for the way back to it. */
export const signedListMessage = waiverMessages.mySignatures;

/** The waivers that an owner has signed, each with its document. */
export function MySignaturesPanel() {
  const messages = waiverMessages;
  const format = useFormat();
  const signatures = useAll('listMySignatures', {});
  if (signatures.isError) return <CallErrorPanel call={signatures} title={messages.mySignaturesFailed} />;
  const items = signatures.data?.items ?? [];
  const guardian = (minors: readonly Minor[]) =>
    minors.length > 0 ? [messages.guardianOf(sayMinors(minors, format))] : [];
  return (
    <SettingRow
      title={messages.mySignatures}
      lead={signatures.data && items.length === 0 ? messages.nothingSigned : messages.mySignaturesLead}
    >
      {items.length > 0 && (
        <Rows>
          {items.map(
            ({ id, waiverId, sha256, title, businessName, petName, minorDetails, version, signedAt }) => (
              <Row
                key={id}
                title={`${title} · ${businessName}`}
                roomy
                detail={[
                  messages.signedFor(petName),
                  ...guardian(minorDetails),
                  messages.version(version),
                  format.dayTime(signedAt),
                ].join(', ')}
                end={
                  <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    <TextLink
                      href={paths.signedVersion(waiverId, String(version))}
                      aria-label={versionMessages.signedVersion(title)}
                      className="inline-flex min-h-11 items-center"
                    >
                      {versionMessages.read}
                    </TextLink>
                    <TextLink href={paths.checkWaiver(sha256)} className="inline-flex min-h-11 items-center">
                      {messages.checkLink}
                    </TextLink>
                    <DownloadSigned sha256={sha256} of={title} />
                  </span>
                }
              />
            ),
          )}
        </Rows>
      )}
    </SettingRow>
  );
}

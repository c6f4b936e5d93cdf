import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Row, Rows } from '../../ui/surface/index.ts';
import { DownloadSigned } from './download-signed.tsx';
import { waiverMessages } from './messages.gen.ts';

/** The latest signatures of one waiver, each with its sealed document. */
export function SignatureRows({
  waiver,
}: {
  readonly waiver: { readonly id: string; readonly title: string };
}) {
  const messages = waiverMessages;
  const format = useFormat();
  const signatures = useCall('listSignatures', { waiverId: waiver.id, limit: 20 });
  if (signatures.isError) return <ErrorPanel>{signatures.error.message}</ErrorPanel>;
  const items = signatures.data?.items ?? [];
  if (signatures.data && items.length === 0) {
    return <p className="type-small text-ink-2">{messages.noSignatures}</p>;
  }
  return (
    <Rows>
      {items.map((one) => (
        <Row
          key={one.id}
          title={`${one.signerName} ${messages.signedFor(one.petName)}`}
          detail={[
            messages.version(one.version),
            ...(one.minors.length > 0 ? [messages.guardianOf(format.list(one.minors))] : []),
            format.dayTime(one.signedAt),
          ].join(', ')}
          end={
            <span className="flex items-center gap-2">
              <TextLink href={paths.checkWaiver(one.sha256)} className="inline-flex min-h-11 items-center">
                {messages.checkLink}
              </TextLink>
              <DownloadSigned
                sha256={one.sha256}
                of={`${one.signerName} ${messages.signedFor(one.petName)}`}
              />
            </span>
          }
        />
      ))}
    </Rows>
  );
}

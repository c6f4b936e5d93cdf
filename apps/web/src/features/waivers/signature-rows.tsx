import type { OutputOf, waivers } from '@clearpaw/contract';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Card, Row, Rows } from '../../ui/surface/index.ts';
import { DownloadSigned } from './download-signed.tsx';
import { waiverMessages } from './messages.gen.ts';
import { sayMinors } from './minors/index.ts';
import { useSignatures } from './use-signatures.ts';

/** The signatures of one waiver, each with its sealed document. */
export function SignatureRows({ waiverId }: { readonly waiverId: string }) {
  const messages = waiverMessages;
  const { query, signatures } = useSignatures(waiverId);
  if (query.isError && signatures.length === 0) {
    return <CallErrorPanel call={query} title={messages.signaturesFailed} />;
  }
  if (query.isPending) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-60" shape="card" />
      </Skeleton>
    );
  }
  if (signatures.length === 0) return <p className="type-small text-ink-2">{messages.noSignatures}</p>;
  return (
    <div className="flex flex-col gap-4">
      <Card padding="large">
        <Rows>
          {signatures.map((one) => (
            <SignatureRow key={one.id} signature={one} />
          ))}
        </Rows>
      </Card>
      {query.hasNextPage && (
        <div>
          <Button variant="secondary" onPress={() => void query.fetchNextPage()}>
            {messages.more}
          </Button>
        </div>
      )}
    </div>
  );
}

type Signature = OutputOf<typeof waivers.listSignatures>['items'][number];

function SignatureRow({ signature }: { readonly signature: Signature }) {
  const messages = waiverMessages;
  const format = useFormat();
  const { signerName, petName, version, minorDetails, signedAt, sha256 } = signature;
  const name = `${signerName} ${messages.signedFor(petName)}`;
  const minors = sayMinors(minorDetails, format);
  const guardian = minors === '' ? [] : [messages.guardianOf(minors)];
  return (
    <Row
      title={name}
      detail={[messages.version(version), ...guardian, format.dayTime(signedAt)].join(', ')}
      end={
        <span className="flex items-center gap-2">
          <TextLink href={paths.checkWaiver(sha256)} className="inline-flex min-h-11 items-center">
            {messages.checkLink}
          </TextLink>
          <DownloadSigned sha256={sha256} of={name} />
        </span>
      }
      roomy
    />
  );
}

import { paths } from '../../../paths/index.ts';
import { usePages } from '../../../platform/data/index.ts';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Card, Row, Rows } from '../../../ui/surface/index.ts';
import { versionMessages } from './messages.gen.ts';

function useVersions(waiverId: string) {
  return usePages('listWaiverVersions', { waiverId, limit: 50 }, { keepPrevious: true });
}

/** Every version of a waiver, newest first, each with a link to its text. */
export function VersionRows({ waiverId }: { readonly waiverId: string }) {
  const messages = versionMessages;
  const format = useFormat();
  const query = useVersions(waiverId);
  if (query.isError && !query.data) return <CallErrorPanel call={query} title={messages.listFailed} />;
  if (!query.data) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-40" shape="card" />
      </Skeleton>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Card padding="large">
        <Rows>
          {query.data.pages
            .flatMap(({ items }) => items)
            .map(({ version, material, publishedAt, publishedBy, signatures }) => (
              <Row
                key={version}
                title={messages.version(version)}
                detail={
                  publishedBy === null
                    ? messages.published(format.dayTime(publishedAt))
                    : messages.publishedBy(format.dayTime(publishedAt), publishedBy)
                }
                notes={
                  <p className="text-ink-2 type-small">
                    {[...changeOf(version, material), messages.signatures(signatures)].join(' · ')}
                  </p>
                }
                end={
                  <LinkButton
                    href={paths.waiverVersion(waiverId, String(version))}
                    variant="secondary"
                    size="small"
                    aria-label={messages.readVersion(version)}
                  >
                    {messages.read}
                  </LinkButton>
                }
                roomy
              />
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

/** What a version asked of those who had signed; nothing for the first one. */
function changeOf(version: number, isMaterial: boolean): readonly string[] {
  if (version === 1) return [];
  return [isMaterial ? versionMessages.material : versionMessages.minor];
}

import { hasEnded, type Rule, toCertLogic } from '@clearpaw/domain';
import { Download, RotateCcw } from 'lucide-react';
import { usePages } from '../../platform/data/index.ts';
import { saveFile } from '../../platform/downloads/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { certLogicFile } from './cert-logic-file.ts';
import { ruleFileMessages } from './file-messages.gen.ts';
import { publishMessages } from './publish-messages.gen.ts';

const atOnce = 6;
const tones = { past: 'sunken', current: 'evergreen', future: 'changed' } as const;

interface VersionListProps {
  readonly businessId: string;
  /** Today at the business. */
  readonly today: string;
  /** The rules in the editor. */
  readonly draft: readonly Rule[];
  /** Puts rules in the editor; null for those who may not publish. */
  readonly onStart: ((rules: readonly Rule[]) => void) | null;
}

/**
 * Every published version, including those not yet in effect. Each can be exported for other engines, and be edited and
 * published again.
 */
export function VersionList({ businessId, today, draft, onStart }: VersionListProps) {
  const messages = publishMessages;
  const format = useFormat();
  const versions = usePages('listRequirementVersions', { businessId, limit: atOnce });
  const found = versions.data?.pages.flatMap(({ items }) => items) ?? [];
  if (versions.isError) {
    return <CallErrorPanel call={versions} />;
  }
  if (found.length === 0) return null;
  const download = (version: number, rules: readonly Rule[]) => {
    const file = certLogicFile({ businessId, version, rules }, toCertLogic);
    saveFile({
      name: `requirements-${version}.certlogic.json`,
      type: 'application/json',
      content: JSON.stringify(file, null, 2),
    });
  };
  const start = (version: number, rules: readonly Rule[]) => {
    // A rule that has ended since could not be published again.
    onStart?.(rules.filter((rule) => !hasEnded(rule, today)));
    showToast({ text: ruleFileMessages.started(version), onUndo: () => onStart?.(draft) });
  };
  return (
    <Panel title={messages.versions}>
      <Rows>
        {found.map(({ version, state, effectiveFrom, rules }) => (
          <Row
            key={version}
            title={
              <span className="flex flex-wrap items-center gap-2">
                {messages.version(version)}
                {state !== 'past' && <Tag tone={tones[state]}>{messages.versionStates[state]}</Tag>}
              </span>
            }
            detail={messages.versionDetail(effectiveFrom ? format.day(effectiveFrom) : '', rules.length)}
            end={
              <span className="flex">
                {onStart && state !== 'current' && (
                  <IconButton
                    icon={RotateCcw}
                    label={ruleFileMessages.startFrom(version)}
                    onPress={() => start(version, rules as readonly Rule[])}
                  />
                )}
                <IconButton
                  icon={Download}
                  label={messages.exportVersion(version)}
                  onPress={() => download(version, rules as readonly Rule[])}
                />
              </span>
            }
          />
        ))}
      </Rows>
      {versions.hasNextPage && (
        <Button variant="ghost" size="small" className="mt-3" onPress={() => void versions.fetchNextPage()}>
          {ruleFileMessages.moreVersions}
        </Button>
      )}
    </Panel>
  );
}

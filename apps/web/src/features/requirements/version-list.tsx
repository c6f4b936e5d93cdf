import { type Rule, toCertLogic } from '@clearpaw/domain';
import { Download } from 'lucide-react';
import { useCall } from '../../platform/data/index.ts';
import { saveFile } from '../../platform/downloads/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { certLogicFile } from './cert-logic-file.ts';
import { requirementMessages } from './messages.gen.ts';

const mostShown = 6;
const tones = { past: 'sunken', current: 'evergreen', future: 'changed' } as const;

/** Every published version, including those not yet in effect. Each can be exported for other engines. */
export function VersionList({ businessId }: { readonly businessId: string }) {
  const messages = requirementMessages;
  const format = useFormat();
  const versions = useCall('listRequirementVersions', { businessId, limit: mostShown });
  if (versions.isError) {
    return <CallErrorPanel call={versions} />;
  }
  if (!versions.data || versions.data.items.length === 0) return null;
  const download = (version: number, rules: readonly Rule[]) => {
    const file = certLogicFile({ businessId, version, rules }, toCertLogic);
    saveFile({
      name: `requirements-${version}.certlogic.json`,
      type: 'application/json',
      content: JSON.stringify(file, null, 2),
    });
  };
  return (
    <Panel title={messages.versions}>
      <Rows>
        {versions.data.items.map(({ version, state, effectiveFrom, rules }) => (
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
              <IconButton
                icon={Download}
                label={messages.exportVersion(version)}
                onPress={() => download(version, rules as readonly Rule[])}
              />
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}

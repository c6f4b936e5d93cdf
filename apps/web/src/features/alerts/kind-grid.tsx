import type { AlertChannels, AlertKind } from '@clearpaw/domain';
import { Checkbox } from '../../ui/field/index.ts';
import { alertMessages } from './messages.gen.ts';

const channels = ['inApp', 'email', 'push'] as const;

interface KindGridProps {
  readonly kinds: readonly AlertKind[];
  readonly chosen: Readonly<Record<AlertKind, AlertChannels>>;
  readonly onChoose: (kind: AlertKind, channels: AlertChannels) => void;
}

/** A row for each kind, a checkbox for each channel. */
export function KindGrid({ kinds, chosen, onChoose }: KindGridProps) {
  const messages = alertMessages;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse break-words text-start">
        <thead>
          <tr className="border-line border-b type-small text-ink-3">
            <th scope="col" className="py-2 text-start font-medium">
              {messages.kind}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-14 py-2 text-center font-medium">
                {messages[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                <span className="block type-strong">{messages.kinds[kind].name}</span>
                <span className="block type-small text-ink-2">{messages.kinds[kind].detail}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel} className="text-center align-middle">
                  <Checkbox
                    className="mx-auto"
                    aria-label={messages.by(messages.kinds[kind].name, messages[channel])}
                    isSelected={chosen[kind][channel]}
                    onChange={(on) => onChoose(kind, { ...chosen[kind], [channel]: on })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

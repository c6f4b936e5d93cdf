import type { AlertChannels, AlertKind } from '@clearpaw/domain';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Checkbox } from '../../ui/field/index.ts';
import { alertTopics, topicOfKind } from './alert-topic.ts';
import { alertMessages } from './messages.gen.ts';

const channels = ['inApp', 'email', 'push'] as const;
type Channel = (typeof channels)[number];

interface ChannelTableProps {
  readonly kinds: readonly AlertKind[];
  readonly chosen: Readonly<Record<AlertKind, AlertChannels>>;
  readonly onChoose: (changed: Partial<Record<AlertKind, AlertChannels>>) => void;
}

/** One row of the table: a topic with all of its kinds, or a single kind. */
interface ChannelRow {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly kinds: readonly AlertKind[];
}

/** A row for each topic, a checkbox for each channel. A press shows a row for each kind instead. */
export function ChannelTable({ kinds, chosen, onChoose }: ChannelTableProps) {
  const messages = alertMessages;
  const [fine, setFine] = useState(false);
  const rows = fine ? kinds.map(rowOfKind) : rowsOfTopics(kinds);
  const choose = (row: ChannelRow, channel: Channel, on: boolean) =>
    onChoose(Object.fromEntries(row.kinds.map((kind) => [kind, { ...chosen[kind], [channel]: on }])));
  return (
    <div>
      <table className="w-full border-collapse break-words text-start">
        <thead>
          <tr className="border-line border-b type-small text-ink-3">
            <th scope="col" className="pb-1.5 text-start font-medium">
              <span className="sr-only">{messages.kind}</span>
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-11 pb-1.5 text-center font-medium">
                {messages[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-line border-b">
              <th scope="row" className="py-1.5 pe-2 text-start font-normal">
                <span className="block type-label">{row.name}</span>
                <span className="block text-pretty type-caption text-ink-2">{row.detail}</span>
              </th>
              {channels.map((channel) => (
                <td key={channel} className="text-center align-middle">
                  <ChannelBox row={row} channel={channel} chosen={chosen} onChoose={choose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="ghost"
        size="small"
        trailingIcon={fine ? ChevronUp : ChevronDown}
        aria-expanded={fine}
        onPress={() => setFine(!fine)}
        className="-ms-4 mt-1"
      >
        {fine ? messages.byTopic : messages.byKind}
      </Button>
    </div>
  );
}

interface ChannelBoxProps {
  readonly row: ChannelRow;
  readonly channel: Channel;
  readonly chosen: ChannelTableProps['chosen'];
  readonly onChoose: (row: ChannelRow, channel: Channel, on: boolean) => void;
}

/** Ticked where all kinds of the row use the channel, half where some of them do. */
function ChannelBox({ row, channel, chosen, onChoose }: ChannelBoxProps) {
  const messages = alertMessages;
  const count = row.kinds.filter((kind) => chosen[kind][channel]).length;
  return (
    <Checkbox
      className="mx-auto"
      aria-label={messages.by(row.name, messages[channel])}
      isSelected={count === row.kinds.length}
      isIndeterminate={count > 0 && count < row.kinds.length}
      onChange={(on) => onChoose(row, channel, on)}
    />
  );
}

function rowOfKind(kind: AlertKind): ChannelRow {
  return { id: kind, ...alertMessages.kinds[kind], kinds: [kind] };
}

function rowsOfTopics(kinds: readonly AlertKind[]): readonly ChannelRow[] {
  return alertTopics
    .map((id) => ({
      id,
      ...alertMessages.topics[id],
      kinds: kinds.filter((kind) => topicOfKind[kind] === id),
    }))
    .filter((row) => row.kinds.length > 0);
}

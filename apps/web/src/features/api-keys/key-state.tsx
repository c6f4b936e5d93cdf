import { useFormat } from '../../platform/messages/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { endsSoon } from './lifetimes.ts';
import type { ListedKey } from './listed-key.ts';
import { apiKeyMessages } from './messages.gen.ts';

/** When a key ends, or why it no longer works. */
export function KeyState({ apiKey }: { readonly apiKey: ListedKey }) {
  const messages = apiKeyMessages;
  const format = useFormat();
  const { state, expiresAt } = apiKey;
  if (state !== 'active') return <Tag tone="stop">{messages.states[state]}</Tag>;
  if (expiresAt === null) return <Tag tone="sunken">{messages.noExpiry}</Tag>;
  return (
    <Tag tone={endsSoon(expiresAt) ? 'changed' : 'sunken'}>{messages.until(format.since(expiresAt))}</Tag>
  );
}

import { KeyRound, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSaving } from '../../platform/forms/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import {
  addPasskey,
  canHoldPasskeys,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Row, Rows, SettingRow } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';
import { useConfirmed } from './use-confirmed.tsx';

/** Adds and removes the person's passkeys. */
export function PasskeyPanel() {
  const messages = settingsMessages;
  const [keys, setKeys] = useState<readonly Passkey[] | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { busy, failed, setFailed, save } = useSaving();
  const [adding, setAdding] = useState(false);
  const { confirmed, question } = useConfirmed();
  const read = async () => setKeys(await listPasskeys());
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once on arrival
  useEffect(() => void read().catch(() => setFailed(messages.sessionsFailed)), []);
  const remove = (key: Passkey) =>
    void save(
      async () => {
        await confirmed(() => removePasskey(key.id));
        setLeaving(null);
        await read();
      },
      () => messages.failed,
    );
  return (
    <SettingRow
      title={messages.passkeys}
      lead={messages.passkeysLead}
      action={
        canHoldPasskeys() &&
        !adding && (
          <Button variant="quiet" size="small" icon={Plus} onPress={() => setAdding(true)}>
            {messages.addPasskey}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {!leaving && <SavingError>{failed}</SavingError>}
        <KeyList keys={keys ?? []} onRemove={setLeaving} />
        {keys?.length === 0 && <p className="type-small text-ink-2">{messages.passkeysNone}</p>}
        {adding && (
          <AddKey
            onAdded={async () => {
              setAdding(false);
              await read();
            }}
          />
        )}
        {!canHoldPasskeys() && <p className="type-small">{messages.passkeysImpossible}</p>}
      </div>
      {leaving && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setLeaving(null)}
          title={messages.removePasskeyTitle(leaving.name ?? messages.passkeyUnnamed)}
          confirm={messages.remove}
          tone="danger"
          busy={busy && messages.saving}
          onConfirm={() => remove(leaving)}
        >
          {messages.removePasskeyLead}
          <SavingError>{failed}</SavingError>
        </ConfirmDialog>
      )}
      {question}
    </SettingRow>
  );
}

interface KeyListProps {
  readonly keys: readonly Passkey[];
  readonly onRemove: (key: Passkey) => void;
}

function KeyList({ keys, onRemove }: KeyListProps) {
  const messages = settingsMessages;
  const format = useFormat();
  if (keys.length === 0) return null;
  return (
    <Rows>
      {keys.map((key) => (
        <Row
          key={key.id}
          start={<Icon of={KeyRound} />}
          title={key.name ?? messages.passkeyUnnamed}
          detail={key.createdAt && messages.since(format.day(key.createdAt.slice(0, 10)))}
          end={
            <Button
              variant="ghost"
              size="small"
              aria-label={`${messages.remove}: ${key.name ?? messages.passkeyUnnamed}`}
              onPress={() => onRemove(key)}
            >
              {messages.remove}
            </Button>
          }
        />
      ))}
    </Rows>
  );
}

function AddKey({ onAdded }: { readonly onAdded: () => Promise<void> }) {
  const messages = settingsMessages;
  const [name, setName] = useState('');
  const { busy, failed, save } = useSaving();
  const { confirmed, question } = useConfirmed();
  const add = () =>
    void save(
      async () => {
        await confirmed(() => addPasskey(name.trim() || messages.passkeyUnnamed));
        setName('');
        showToast({ text: messages.passkeyAdded });
        await onAdded();
      },
      () => messages.passkeyFailed,
    );
  return (
    <>
      <SavingError>{failed}</SavingError>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <TextField
            label={messages.passkeyName}
            optional
            autoFocus
            value={name}
            onChange={setName}
            maxLength={80}
          />
        </div>
        <Button variant="quiet" icon={KeyRound} busy={busy && messages.addingPasskey} onPress={add}>
          {messages.addPasskey}
        </Button>
      </div>
      {question}
    </>
  );
}

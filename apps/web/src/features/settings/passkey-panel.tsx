import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  addPasskey,
  canHoldPasskeys,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '../../platform/session/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { ConfirmDialog } from '../../ui/overlay/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { SavingError } from './saving-error.tsx';
import { useConfirmed } from './use-confirmed.tsx';
import { useSaving } from './use-saving.ts';
import { settingsWords } from './words.ts';

/** The keys of somebody's devices: one more, one less. */
export function PasskeyPanel() {
  const words = useWordsOf(settingsWords);
  const [keys, setKeys] = useState<readonly Passkey[] | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { busy, failed, save } = useSaving();
  const { confirmed, question } = useConfirmed();
  const read = async () => setKeys(await listPasskeys());
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once on arrival
  useEffect(() => void read().catch(() => setKeys([])), []);
  const remove = (key: Passkey) =>
    void save(
      async () => {
        await confirmed(() => removePasskey(key.id));
        setLeaving(null);
        await read();
      },
      () => words.failed,
    );
  return (
    <Panel title={words.passkeys} lead={words.passkeysLead}>
      <div className="flex flex-col gap-4">
        <SavingError>{failed}</SavingError>
        <KeyList keys={keys ?? []} onRemove={setLeaving} />
        {keys?.length === 0 && <p className="text-ink-2">{words.passkeysNone}</p>}
        {canHoldPasskeys() ? <AddKey onAdded={read} /> : <p>{words.passkeysImpossible}</p>}
      </div>
      {leaving && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setLeaving(null)}
          title={words.removePasskeyTitle(leaving.name ?? words.passkeyUnnamed)}
          confirm={words.remove}
          tone="danger"
          busy={busy && words.saving}
          onConfirm={() => remove(leaving)}
        >
          {words.removePasskeyLead}
        </ConfirmDialog>
      )}
      {question}
    </Panel>
  );
}

interface KeyListProps {
  readonly keys: readonly Passkey[];
  readonly onRemove: (key: Passkey) => void;
}

function KeyList({ keys, onRemove }: KeyListProps) {
  const words = useWordsOf(settingsWords);
  const format = useFormat();
  if (keys.length === 0) return null;
  return (
    <Rows>
      {keys.map((key) => (
        <Row
          key={key.id}
          start={<Icon of={KeyRound} />}
          title={key.name ?? words.passkeyUnnamed}
          detail={key.createdAt && words.since(format.day(key.createdAt.slice(0, 10)))}
          end={
            <Button
              variant="ghost"
              size="small"
              aria-label={`${words.remove}: ${key.name ?? words.passkeyUnnamed}`}
              onPress={() => onRemove(key)}
            >
              {words.remove}
            </Button>
          }
        />
      ))}
    </Rows>
  );
}

function AddKey({ onAdded }: { readonly onAdded: () => Promise<void> }) {
  const words = useWordsOf(settingsWords);
  const [name, setName] = useState('');
  const { busy, failed, save } = useSaving();
  const { confirmed, question } = useConfirmed();
  const add = () =>
    void save(
      async () => {
        await confirmed(() => addPasskey(name.trim() || words.passkeyUnnamed));
        setName('');
        showToast({ words: words.passkeyAdded });
        await onAdded();
      },
      () => words.passkeyFailed,
    );
  return (
    <>
      <SavingError>{failed}</SavingError>
      <TextField label={words.passkeyName} optional value={name} onChange={setName} maxLength={80} />
      <Button
        variant="quiet"
        icon={KeyRound}
        className="self-start"
        busy={busy && words.addingPasskey}
        onPress={add}
      >
        {words.addPasskey}
      </Button>
      {question}
    </>
  );
}

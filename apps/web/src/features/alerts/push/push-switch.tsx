import { useEffect, useState } from 'react';
import { call } from '../../../platform/session/index.ts';
import { Switch } from '../../../ui/field/index.ts';
import { showToast } from '../../../ui/toast/index.ts';
import { alertMessages } from '../messages.gen.ts';
import { type PushState, pushState, subscribe, unsubscribe } from './push-state.ts';

/** Off until the person switches it on for this device; not shown if the browser cannot receive push messages. */
export function PushSwitch() {
  const messages = alertMessages;
  const [state, setState] = useState<PushState>('unavailable');
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  const change = async (on: boolean) => {
    try {
      await (on ? begin() : end());
    } catch {
      showToast({ text: messages.saveFailed, tone: 'error' });
    }
    setState(await pushState());
  };
  if (state === 'unavailable') return null;
  return (
    <Switch
      end
      detail={state === 'denied' ? messages.pushDenied : messages.pushDetail}
      isDisabled={state === 'denied'}
      isSelected={state === 'on'}
      onChange={(on) => void change(on)}
    >
      <span className="type-label">{messages.pushTitle}</span>
    </Switch>
  );
}

async function begin(): Promise<void> {
  const { publicKey } = await call('getPushKey', {});
  const { endpoint, keys } = (await subscribe(publicKey)) ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  await call('addPushDevice', { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
}

async function end(): Promise<void> {
  const endpoint = await unsubscribe();
  if (endpoint) await call('removePushDevice', { endpoint });
}

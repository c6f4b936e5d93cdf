import { showToast, type ToastMessage } from '../../ui/toast/index.ts';

const open = new Map<string, () => void>();

/** Says what was just done about a pet. An earlier message about the same pet goes: its Undo would undo the wrong thing. */
export function showDone(petId: string, message: ToastMessage): void {
  open.get(petId)?.();
  open.set(petId, showToast(message));
}

/** Takes every such message away: an old word must never lie on a new answer. */
export function hideDone(): void {
  for (const close of open.values()) close();
  open.clear();
}

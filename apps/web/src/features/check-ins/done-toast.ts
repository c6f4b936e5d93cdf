import { showToast, type ToastMessage } from '../../ui/toast/index.ts';

const open = new Map<string, () => void>();

/**
 * Reports what was just done with a pet. An earlier message about the same pet is removed, because its Undo would undo
 * the wrong action.
 */
export function showDone(petId: string, message: ToastMessage): void {
  open.get(petId)?.();
  open.set(petId, showToast(message));
}

/** Removes all such messages, so that an old one never covers a new answer. */
export function hideDone(): void {
  for (const close of open.values()) close();
  open.clear();
}

import type { RequirementPreset } from '@clearpaw/domain';
import { startTransition } from 'react';
import { showToast } from '../../ui/toast/index.ts';
import { requirementMessages } from './messages.gen.ts';
import type { RequirementsEditor } from './use-requirements-editor.ts';

/** Replaces the draft by a preset's rules; it can be undone. */
export function takePreset({ rules, setRules }: RequirementsEditor, preset: RequirementPreset): void {
  // All sentences are drawn at once, which takes a moment on a slow device: the press is answered first.
  startTransition(() => setRules(preset.rules));
  showToast({
    text: requirementMessages.presetApplied(preset.name, preset.source),
    onUndo: () => setRules(rules),
  });
}

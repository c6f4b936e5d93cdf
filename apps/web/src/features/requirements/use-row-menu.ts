import type { Rule, Service } from '@clearpaw/domain';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { MenuItem } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { type Addition, additionsTo } from './additions.ts';
import { requirementMessages } from './messages.gen.ts';
import { isAskedAt, moveRule, removeRule, replaceRule } from './rule-draft.ts';

interface RowMenuOf {
  readonly rules: readonly Rule[];
  readonly service: Service | null;
  readonly onRules: (rules: readonly Rule[]) => void;
}

/** The menu of a sentence: accept another vaccine, move, remove. */
export function useRowMenu({ rules, service, onRules }: RowMenuOf): (rule: Rule) => readonly MenuItem[] {
  const messages = requirementMessages;
  const isShown = (rule: Rule) => isAskedAt(rule, service?.code ?? null);
  const shown = rules.filter(isShown);
  return (rule) => {
    const item = ({ id, label, make }: Addition): MenuItem => ({
      id,
      label,
      onAction: () => onRules(replaceRule(rules, make())),
    });
    const move = (step: -1 | 1) => () => onRules(moveRule(rules, rule.id, step, isShown));
    const remove = () => {
      onRules(removeRule(rules, rule.id));
      showToast({ text: messages.removed, onUndo: () => onRules(rules) });
    };
    return [
      ...additionsTo(rule, messages).map(item),
      { id: 'up', label: messages.moveUp, icon: ArrowUp, isDisabled: shown[0] === rule, onAction: move(-1) },
      {
        id: 'down',
        label: messages.moveDown,
        icon: ArrowDown,
        isDisabled: shown.at(-1) === rule,
        onAction: move(1),
      },
      { id: 'remove', label: messages.remove, icon: Trash2, tone: 'danger', onAction: remove },
    ];
  };
}

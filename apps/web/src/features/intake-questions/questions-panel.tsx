import { mayDo } from '@clearpaw/domain';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { ConfirmDialog, Menu } from '../../ui/overlay/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { AskedQuestion, AskingBusiness } from './intake.ts';
import { intakeMessages } from './messages.gen.ts';
import { QuestionDialog } from './question-dialog.tsx';

/** What a business asks about each pet, written and changed by managers. */
export function QuestionsPanel({ business }: { readonly business: AskingBusiness }) {
  const messages = intakeMessages;
  const questions = useCall('listIntakeQuestions', { businessId: business.id });
  const [editing, setEditing] = useState<AskedQuestion | 'new' | null>(null);
  const [removing, setRemoving] = useState<AskedQuestion | null>(null);
  const writes = !business.readOnly && mayDo(business.role, 'publishRequirements');
  const items = questions.data?.items ?? [];
  return (
    <Panel
      title={messages.panelTitle}
      lead={messages.panelLead}
      action={
        writes && (
          <Button variant="secondary" size="small" icon={Plus} onPress={() => setEditing('new')}>
            {messages.add}
          </Button>
        )
      }
    >
      <CallErrorPanel call={questions} title={messages.failed} />
      {questions.data && items.length === 0 && <p className="text-ink-2">{messages.none}</p>}
      <Rows>
        {items.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            business={business}
            menu={
              writes && (
                <Menu
                  label={messages.actionsFor(question.text)}
                  items={[
                    { id: 'edit', label: messages.edit, icon: Pencil, onAction: () => setEditing(question) },
                    {
                      ...{ id: 'remove', label: messages.remove, icon: Trash2, tone: 'danger' as const },
                      onAction: () => setRemoving(question),
                    },
                  ]}
                />
              )
            }
          />
        ))}
      </Rows>
      {editing && (
        <QuestionDialog
          business={business}
          question={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <RemoveDialog question={removing} onClose={() => setRemoving(null)} />}
    </Panel>
  );
}

interface QuestionRowProps {
  readonly question: AskedQuestion;
  readonly business: AskingBusiness;
  readonly menu: React.ReactNode;
}

function QuestionRow({ question, business, menu }: QuestionRowProps) {
  const messages = intakeMessages;
  const format = useFormat();
  const { text, kind, options, services, required } = question;
  const named = business.services.filter(({ code }) => services?.includes(code)).map(({ name }) => name);
  const answers = kind === 'choice' ? options.join(' · ') : messages.kinds[kind];
  const forServices = named.length > 0 ? messages.onlyFor(format.list(named)) : null;
  return (
    <Row
      title={text}
      detail={[answers, forServices].filter(Boolean).join('. ')}
      end={
        <span className="flex flex-wrap items-center justify-end gap-2">
          {required && <Tag tone="sunken">{messages.required}</Tag>}
          {menu}
        </span>
      }
    />
  );
}

interface RemoveDialogProps {
  readonly question: AskedQuestion;
  readonly onClose: () => void;
}

function RemoveDialog({ question, onClose }: RemoveDialogProps) {
  const messages = intakeMessages;
  const remove = useAction('removeIntakeQuestion');
  const onSuccess = () => {
    showToast({ text: messages.removed });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => open || onClose()}
      title={messages.removeTitle}
      confirm={messages.remove}
      tone="danger"
      busy={remove.isPending && messages.removing}
      onConfirm={() => remove.mutate({ questionId: question.id }, { onSuccess })}
    >
      <p className="text-ink type-strong">{question.text}</p>
      <p>{messages.removeLead}</p>
      <CallErrorPanel call={remove} title={messages.notRemoved} />
    </ConfirmDialog>
  );
}

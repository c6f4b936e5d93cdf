import { selfCheckInModes } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, CallErrorPanel } from '../../ui/feedback/index.ts';
import { RadioCards, Switch, TextField } from '../../ui/field/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import {
  type BusinessSettings,
  checkSettings,
  type SettingsProblem,
  settingsOf,
} from './business-settings.ts';
import type { OpenBusiness } from './current-business.ts';
import { ServicesField } from './services-field.tsx';
import { businessSettingsMessages } from './settings-messages.gen.ts';

interface SettingsFormProps {
  readonly business: OpenBusiness;
  /** Whether the reader's role may change the business. */
  readonly mayEdit: boolean;
}

/** The name and services of a business, and how pets are checked in. */
export function BusinessSettingsForm({ business, mayEdit }: SettingsFormProps) {
  const messages = businessSettingsMessages;
  const formId = useId();
  const [draft, setDraft] = useState<BusinessSettings>(() => settingsOf(business));
  const [problem, setProblem] = useState<{ what: SettingsProblem; key: string | null } | null>(null);
  const update = useAction('updateBusiness');
  const change = (part: Partial<BusinessSettings>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkSettings(business.id, draft);
    setProblem('problem' in checked ? { what: checked.problem, key: checked.key } : null);
    if (!('update' in checked) || update.isPending) return;
    update.mutate(checked.update, {
      onSuccess: (saved) => {
        setDraft(settingsOf({ ...business, ...saved }));
        showToast({ text: messages.saved });
      },
    });
  };
  const cards = selfCheckInModes.map((id) => ({ id, ...messages.modes[id] }));
  return (
    <form id={formId} onSubmit={submit} noValidate className="flex max-w-180 flex-col gap-6">
      <PageTitle kind="business" lead={messages.lead}>
        {messages.title}
      </PageTitle>
      {!mayEdit && (
        <Banner tone="wait">{business.readOnly ? messages.readOnly : messages.managersOnly}</Banner>
      )}
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-6">
        <Panel title={messages.business}>
          <TextField
            label={messages.name}
            value={draft.name}
            onChange={(name) => change({ name })}
            isDisabled={!mayEdit}
            error={problem?.what === 'name' ? messages.problems.name : undefined}
          />
          <p className="mt-3 type-small text-ink-2">{messages.shortName(business.slug)}</p>
        </Panel>
        <Panel title={messages.services} lead={messages.servicesLead}>
          <ServicesField
            services={draft.services}
            isDisabled={!mayEdit}
            onChange={(services) => change({ services })}
            problem={problem}
          />
        </Panel>
        <Panel title={messages.atTheEntrance}>
          <div className="flex flex-col gap-5">
            <RadioCards
              label={messages.selfCheckIn}
              showLabel
              cards={cards}
              value={draft.selfCheckIn}
              onChange={(selfCheckIn) => mayEdit && change({ selfCheckIn })}
            />
            <Switch
              end
              detail={messages.printedDetail}
              isDisabled={!mayEdit}
              isSelected={draft.acceptPaper}
              onChange={(acceptPaper) => change({ acceptPaper })}
            >
              {messages.paper}
            </Switch>
            <Switch
              end
              detail={messages.contactRequiredDetail}
              isDisabled={!mayEdit}
              isSelected={draft.contactRequired}
              onChange={(contactRequired) => change({ contactRequired })}
            >
              {messages.contactRequired}
            </Switch>
          </div>
        </Panel>
      </fieldset>
      <CallErrorPanel call={{ error: update.error }} />
      {mayEdit && (
        <div>
          <Button type="submit" busy={update.isPending && messages.saving}>
            {messages.save}
          </Button>
        </div>
      )}
    </form>
  );
}

import { selfCheckInModes } from '@clearpaw/domain';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { RadioCards, Switch, TextField } from '../../ui/field/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import type { OpenPlace } from './place.ts';
import { checkSettings, type PlaceSettings, type SettingsProblem, settingsOf } from './place-settings.ts';
import { ServicesField } from './services-field.tsx';
import { settingsWords } from './settings-words.ts';

interface SettingsFormProps {
  readonly place: OpenPlace;
  /** Whether the reader's role may change the place. */
  readonly mayEdit: boolean;
}

/** What a place is called, what it offers, and how pets come in. */
export function PlaceSettingsForm({ place, mayEdit }: SettingsFormProps) {
  const words = useWordsOf(settingsWords);
  const formId = useId();
  const [draft, setDraft] = useState<PlaceSettings>(() => settingsOf(place));
  const [problem, setProblem] = useState<{ what: SettingsProblem; key: string | null } | null>(null);
  const update = useAction('updateBusiness');
  const change = (part: Partial<PlaceSettings>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkSettings(place.id, draft);
    setProblem('problem' in checked ? { what: checked.problem, key: checked.key } : null);
    if (!('update' in checked) || update.isPending) return;
    update.mutate(checked.update, {
      onSuccess: (saved) => {
        setDraft(settingsOf({ ...place, ...saved }));
        showToast({ words: words.saved });
      },
    });
  };
  const cards = selfCheckInModes.map((id) => ({ id, ...words.modes[id] }));
  return (
    <form id={formId} onSubmit={submit} noValidate className="flex max-w-180 flex-col gap-6">
      <PageTitle kind="business" lead={words.lead}>
        {words.title}
      </PageTitle>
      {!mayEdit && <Banner tone="wait">{place.readOnly ? words.readOnly : words.managersOnly}</Banner>}
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-6">
        <Panel title={words.place}>
          <TextField
            label={words.name}
            value={draft.name}
            onChange={(name) => change({ name })}
            isDisabled={!mayEdit}
            error={problem?.what === 'name' ? words.problems.name : undefined}
          />
          <p className="mt-3 type-small text-ink-2">{words.shortName(place.slug)}</p>
        </Panel>
        <Panel title={words.services} lead={words.servicesLead}>
          <ServicesField
            services={draft.services}
            isDisabled={!mayEdit}
            onChange={(services) => change({ services })}
            problem={problem}
          />
        </Panel>
        <Panel title={words.door}>
          <div className="flex flex-col gap-5">
            <RadioCards
              label={words.selfCheckIn}
              showLabel
              cards={cards}
              value={draft.selfCheckIn}
              onChange={(selfCheckIn) => mayEdit && change({ selfCheckIn })}
            />
            <Switch
              end
              detail={words.paperDetail}
              isDisabled={!mayEdit}
              isSelected={draft.acceptPaper}
              onChange={(acceptPaper) => change({ acceptPaper })}
            >
              {words.paper}
            </Switch>
          </div>
        </Panel>
      </fieldset>
      {update.isError && <Banner tone="stop">{update.error.message}</Banner>}
      {mayEdit && (
        <div>
          <Button type="submit" busy={update.isPending && words.saving}>
            {words.save}
          </Button>
        </div>
      )}
    </form>
  );
}

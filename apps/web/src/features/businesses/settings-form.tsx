import { selfCheckInModes } from '@clearpaw/domain';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner, CallErrorPanel } from '../../ui/feedback/index.ts';
import { RadioCards, Switch, TextField } from '../../ui/field/index.ts';
import { IndexedSection } from '../../ui/nav/index.ts';
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

/** The sections of this form, as addresses name them. */
export const settingsSections = { business: 'business', checkIn: 'check-in' } as const;
type FormSection = (typeof settingsSections)[keyof typeof settingsSections];

interface SettingsFormProps {
  readonly business: OpenBusiness;
  /** Whether the reader's role may change the business. */
  readonly mayEdit: boolean;
  /** The section that is shown, if it is one of this form. */
  readonly open: string | undefined;
  readonly onOpen: (section: FormSection) => void;
}

/** The name and services of a business, and how pets are checked in. */
export function BusinessSettingsForm({ business, mayEdit, open, onOpen }: SettingsFormProps) {
  const messages = businessSettingsMessages;
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState<BusinessSettings>(() => settingsOf(business));
  const [draft, setDraft] = useState(kept);
  const [problem, setProblem] = useState<Problem | null>(null);
  const update = useAction('updateBusiness');
  const change = (part: Partial<BusinessSettings>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkSettings(business.id, draft);
    setProblem('problem' in checked ? { what: checked.problem, key: checked.key } : null);
    // The names and the capacities are the only fields that can be wrong.
    if ('problem' in checked) onOpen(settingsSections.business);
    if (!('update' in checked) || update.isPending) return;
    update.mutate(checked.update, {
      onSuccess: (saved) => {
        const settings = settingsOf({ ...business, ...saved });
        setKept(settings);
        setDraft(settings);
        // The button that had the focus is gone with the changes.
        form.current?.focus();
        showToast({ text: messages.saved });
      },
    });
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(kept);
  const isOpen = Object.values<string | undefined>(settingsSections).includes(open);
  return (
    <form
      ref={form}
      tabIndex={-1}
      onSubmit={submit}
      noValidate
      // Hidden while it has nothing to show beside another section.
      className={!isOpen && mayEdit && !isChanged ? 'hidden' : 'flex flex-col gap-6 outline-none'}
    >
      {!mayEdit && (
        <Banner tone="wait">{business.readOnly ? messages.readOnly : messages.managersOnly}</Banner>
      )}
      <fieldset disabled={!mayEdit} className={isOpen ? 'min-w-0' : 'hidden'}>
        <IndexedSection id={settingsSections.business} isOpen={open === settingsSections.business}>
          <NameAndServices business={business} {...{ draft, mayEdit, problem }} onChange={change} />
        </IndexedSection>
        <IndexedSection id={settingsSections.checkIn} isOpen={open === settingsSections.checkIn}>
          <Panel title={messages.atTheEntrance}>
            <CheckInFields draft={draft} mayEdit={mayEdit} onChange={change} />
          </Panel>
        </IndexedSection>
      </fieldset>
      <CallErrorPanel call={{ error: update.error }} />
      {mayEdit && isChanged && (
        <div className="sticky bottom-24 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-panel bg-surface py-2 ps-5 pe-2 card-edge-raised md:bottom-4">
          <p className="min-w-0 flex-1 basis-36 text-ink-2 type-small">{messages.saves}</p>
          <Button type="submit" className="shrink-0" busy={update.isPending && messages.saving}>
            {messages.save}
          </Button>
        </div>
      )}
    </form>
  );
}

interface Problem {
  readonly what: SettingsProblem;
  readonly key: string | null;
}

interface NameAndServicesProps extends CheckInFieldsProps {
  readonly business: OpenBusiness;
  readonly problem: Problem | null;
}

function NameAndServices({ business, draft, mayEdit, problem, onChange }: NameAndServicesProps) {
  const messages = businessSettingsMessages;
  return (
    <div className="flex flex-col gap-6">
      <Panel title={messages.business}>
        <TextField
          label={messages.name}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          isDisabled={!mayEdit}
          error={problem?.what === 'name' ? messages.problems.name : undefined}
        />
        <p className="mt-3 type-small text-ink-2">{messages.shortName(business.slug)}</p>
      </Panel>
      <Panel title={messages.services} lead={messages.servicesLead}>
        <ServicesField
          services={draft.services}
          isDisabled={!mayEdit}
          onChange={(services) => onChange({ services })}
          problem={problem}
        />
      </Panel>
    </div>
  );
}

interface CheckInFieldsProps {
  readonly draft: BusinessSettings;
  readonly mayEdit: boolean;
  readonly onChange: (part: Partial<BusinessSettings>) => void;
}

function CheckInFields({ draft, mayEdit, onChange }: CheckInFieldsProps) {
  const messages = businessSettingsMessages;
  const cards = selfCheckInModes.map((id) => ({ id, ...messages.modes[id] }));
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        label={messages.selfCheckIn}
        showLabel
        cards={cards}
        value={draft.selfCheckIn}
        onChange={(selfCheckIn) => mayEdit && onChange({ selfCheckIn })}
      />
      <Switch
        end
        detail={messages.printedDetail}
        isDisabled={!mayEdit}
        isSelected={draft.acceptPaper}
        onChange={(acceptPaper) => onChange({ acceptPaper })}
      >
        {messages.paper}
      </Switch>
      <Switch
        end
        detail={messages.contactRequiredDetail}
        isDisabled={!mayEdit}
        isSelected={draft.contactRequired}
        onChange={(contactRequired) => onChange({ contactRequired })}
      >
        {messages.contactRequired}
      </Switch>
    </div>
  );
}

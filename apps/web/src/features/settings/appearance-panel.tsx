import { type Language, languageNames, languages } from '@clearpaw/protocol';
import { useAction } from '../../platform/data/index.ts';
import { language } from '../../platform/messages/index.ts';
import { themes, useTheme } from '../../platform/theme/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { settingsMessages } from './messages.gen.ts';
import { SavingError } from './saving-error.tsx';

interface AppearancePanelProps {
  /** Called when the choice is saved. */
  readonly onLanguage: (chosen: Language) => void;
}

/** The theme of this device, and the person's language on every device. */
export function AppearancePanel({ onLanguage }: AppearancePanelProps) {
  const messages = settingsMessages;
  const [theme, setTheme] = useTheme();
  const save = useAction('updateProfile');
  const choose = (chosen: Language) =>
    save.mutate({ language: chosen }, { onSuccess: () => onLanguage(chosen) });
  return (
    <Panel title={messages.appearance}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <div>
          <p className="mb-1.5 type-label">{messages.theme}</p>
          <Segments
            label={messages.theme}
            segments={themes.map((id) => ({ id, label: messages.themes[id] }))}
            value={theme}
            onChange={setTheme}
            wide
          />
        </div>
        <Select
          label={messages.language}
          help={messages.languageLead}
          options={languages.map((id) => ({ id, label: languageNames[id], lang: id }))}
          value={language}
          onChange={choose}
          isDisabled={save.isPending}
        />
        <SavingError>{save.isError ? save.error.message : null}</SavingError>
      </div>
    </Panel>
  );
}

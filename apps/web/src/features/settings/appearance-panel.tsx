import { useState } from 'react';
import { themes, useTheme } from '../../platform/theme/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { settingsMessages } from './messages.gen.ts';

/** Theme and language of this device. */
export function AppearancePanel() {
  const messages = settingsMessages;
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useState<'en'>('en');
  return (
    <Panel title={messages.appearance}>
      <div className="flex flex-col gap-5">
        <div>
          <p className="mb-2 type-label">{messages.theme}</p>
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
          options={[{ id: 'en' as const, label: messages.languages.en }]}
          value={language}
          onChange={setLanguage}
        />
      </div>
    </Panel>
  );
}

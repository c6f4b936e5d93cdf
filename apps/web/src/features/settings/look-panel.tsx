import { useState } from 'react';
import { themes, useTheme } from '../../platform/theme/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { settingsWords } from './words.ts';

/** Theme and language of this device. */
export function LookPanel() {
  const words = useWordsOf(settingsWords);
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useState<'en'>('en');
  return (
    <Panel title={words.look}>
      <div className="flex flex-col gap-5">
        <div>
          <p className="mb-2 type-label">{words.theme}</p>
          <Segments
            label={words.theme}
            segments={themes.map((id) => ({ id, label: words.themes[id] }))}
            value={theme}
            onChange={setTheme}
            wide
          />
        </div>
        <Select
          label={words.language}
          help={words.languageLead}
          options={[{ id: 'en' as const, label: words.languages.en }]}
          value={language}
          onChange={setLanguage}
        />
      </div>
    </Panel>
  );
}

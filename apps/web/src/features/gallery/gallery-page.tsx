import { useEffect, useState } from 'react';
import { Wordmark } from '../../ui/brand/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { ToastArea } from '../../ui/toast/index.ts';
import { ButtonSection } from './button-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { FaceSection } from './face-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldSection } from './field-section.tsx';
import { PetSection } from './pet-section.tsx';
import { PortraitSection } from './portrait-section.tsx';
import { RecordSection } from './record-section.tsx';
import { SentenceSection } from './sentence-section.tsx';
import { TableSection } from './table-section.tsx';
import { TypeSection } from './type-section.tsx';
import { VerdictSection } from './verdict-section.tsx';

type Theme = 'system' | 'light' | 'dark';

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

/** Menus and dialogs open outside this page, so the theme is set on the root and reset on leaving. */
function useTheme(theme: Theme) {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    if (theme !== 'system') root.dataset.theme = theme;
    return () => {
      if (before === undefined) delete root.dataset.theme;
      else root.dataset.theme = before;
    };
  }, [theme]);
}

/** Every part of the design system in every state. Development only. */
export function GalleryPage() {
  const [theme, setTheme] = useState<Theme>('system');
  useTheme(theme);
  return (
    <main className="min-h-dvh bg-paper">
      <div className="mx-auto max-w-7xl px-5 py-10 md:px-10">
        <header className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <h1>
            <Wordmark name="Components" />
          </h1>
          <Segments label="Theme" segments={themes} value={theme} onChange={setTheme} />
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-8 lg:grid-cols-5">
          <ButtonSection />
          <VerdictSection />
          <FieldSection />
          <ChoiceSection />
          <PetSection />
          <FaceSection />
          <FeedbackSection />
          <RecordSection />
          <TableSection />
          <SentenceSection />
          <TypeSection />
          <PortraitSection />
        </div>
      </div>
      <ToastArea />
    </main>
  );
}

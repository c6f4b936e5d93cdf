import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Banner } from '../ui/feedback/index.ts';
import { previewMessages } from './preview-messages.gen.ts';

const everyMs = 5_000;

/** Says whether the backend of a preview answers. Source: specification, section 1. */
export function PreviewBanner({ connected }: { readonly connected: boolean }) {
  const messages = previewMessages;
  return (
    <Banner tone="preview" announce="status" className="rounded-none">
      {connected ? messages.running : messages.disconnected}
    </Banner>
  );
}

function LivePreviewBanner() {
  const [connected, setConnected] = useState<boolean | null>(null);
  useEffect(() => {
    const ask = async () => setConnected((await fetch('/healthz').catch(() => null))?.ok === true);
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => clearInterval(timer);
  }, []);
  return connected === null ? null : <PreviewBanner connected={connected} />;
}

/** Puts the banner above whatever page this is, beside the page's own root. */
export function showPreviewBanner(): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<LivePreviewBanner />);
}

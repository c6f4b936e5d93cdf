/** A button on each block of code, with the texts that the page has for it. Without scripts there is none. */
export function addCopyButtons(): void {
  const { copy: label = '', copied: done = '' } =
    document.querySelector<HTMLElement>('.help-text')?.dataset ?? {};
  for (const block of document.querySelectorAll<HTMLElement>('.help-text .code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    // The text around it may be in another language than the page.
    button.lang = document.documentElement.lang;
    button.addEventListener('click', () => void copy(block, button, { label, done }));
    block.append(button);
  }
}

interface Texts {
  readonly label: string;
  readonly done: string;
}

async function copy(block: HTMLElement, button: HTMLButtonElement, { label, done }: Texts): Promise<void> {
  try {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
  } catch {
    // The page has no access to the clipboard; the text can still be selected by hand.
    return;
  }
  button.textContent = done;
  setTimeout(() => {
    button.textContent = label;
  }, 2000);
}

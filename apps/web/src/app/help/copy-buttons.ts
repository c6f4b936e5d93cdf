const label = 'Copy';
const done = 'Copied';

/** A button on each block of code. Without scripts there is none. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.help-text .code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => void copy(block, button));
    block.append(button);
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
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

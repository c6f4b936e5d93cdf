import type { Locator, Page } from 'playwright-core';

/** One step of a person's way through the product. */
export interface JourneyStep {
  readonly name: string;
  /** The page belongs to someone else, such as the payment provider. */
  readonly isElsewhere?: boolean;
  /** For what goes on by itself after a cut, in its own time: resolves once it has. */
  readonly afterCut?: (page: Page) => Promise<void>;
  /** What is typed before: nothing here needs a network. */
  readonly fill?: (page: Page) => Promise<void>;
  /** What the person presses. */
  readonly press: (page: Page) => Promise<void>;
  /** Resolves once the step has led on. */
  readonly arrived: (page: Page) => Promise<void>;
}

/** Walks all steps, one after the other. */
export async function walkJourney(page: Page, steps: readonly JourneyStep[]): Promise<void> {
  for (const step of steps) {
    await step.fill?.(page);
    await step.press(page);
    await step.arrived(page);
  }
}

/** Presses what opens the system's file chooser, and chooses the file there. */
export async function chooseFile(page: Page, opener: Locator, file: JourneyFile): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await opener.click();
  await (await opened).setFiles([file]);
}

export interface JourneyFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A picture that a phone's camera or a scan could have taken. */
export function pictureFile(name: string): JourneyFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

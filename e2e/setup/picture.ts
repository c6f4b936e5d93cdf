import type { BrowserPerson } from './person.ts';

/** Screenshots for visual inspection, light and dark; only if a folder is named. */
export async function picture({ page }: BrowserPerson, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(400);
    await page.screenshot({
      path: `${folder}/${name}-${page.viewportSize()?.width}-${colorScheme}.png`,
      fullPage: true,
    });
  }
}

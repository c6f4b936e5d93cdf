import { rmSync } from 'node:fs';
import { buildPseudo } from './build-web.ts';
import { openChromium } from './chromium/open-chromium.ts';
import { chooseScreens } from './languages/choose-screens.ts';
import { serveBuild } from './languages/serve-build.ts';
import { walkScreen } from './languages/walk-screen.ts';
import { readPets, signInAll } from './screenshots/demo-people.ts';
import { readAddresses } from './screenshots/read-addresses.ts';
import { screens } from './screenshots/screens.ts';

/**
 * `npm run check:languages`: builds the web app in the pseudo-language, opens every screen with demo data, and names texts
 * that are no messages, and those that are cut or lie over others, at 320, 390 and 1280 px, from left to right and from
 * right to left. Words after the command choose screens; `from pet` continues at one. PSEUDO_BUILD is a build that is there
 * already. Exit code 1 where it found something.
 */
const wanted = chooseScreens(screens, process.argv.slice(2));
const build = process.env.PSEUDO_BUILD ?? buildPseudo();
const server = await serveBuild(build);
const browser = await openChromium('--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream');
try {
  const states = await signInAll(browser, server.url);
  const { pet, codes } = await readPets(browser, server.url, states.owner);
  const found = { pet, ...(await readAddresses(browser, server.url, states)) };
  let problems = 0;
  for (const [index, screen] of wanted.entries()) {
    const around = { url: server.url, state: states[screen.role], found, codes };
    const began = Date.now();
    const lines = await walkScreen(browser, screen, around);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${index + 1}/${wanted.length} ${screen.name} (${seconds} s)`);
    for (const line of lines) console.log(`  ${screen.name}: ${line}`);
    problems += lines.length;
  }
  console.log(`${wanted.length} screens, ${problems} problems`);
  if (problems > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  if (!process.env.PSEUDO_BUILD) rmSync(build, { recursive: true, force: true });
}

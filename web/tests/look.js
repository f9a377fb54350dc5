// Plays a few turns through the lectern in a real Chromium and takes pictures: `node tests/look.js http://… folder`.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [, , server = 'http://127.0.0.1:8600', folder = '.', language = 'en', theme = 'light'] = process.argv;
const browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'chronomage-look-')), {
  executablePath: '/usr/bin/chromium',
  headless: true,
  viewport: { width: 1440, height: 900 },
  colorScheme: theme === 'dark' ? 'dark' : 'light',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage();
page.on('console', (message) => {
  if (message.type() === 'error' || message.type() === 'warning') console.log(message.type(), message.text());
});
page.on('pageerror', (error) => console.log('page error', error));
await page.addInitScript(([chosen]) => {
  localStorage.setItem('chronomage.language', chosen);
  localStorage.setItem('chronomage.settings', '{"speed":"off"}');
}, [language]);

async function picture(name) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

await page.goto(server);
await page.getByRole('textbox').first().fill('Anna');
await picture('start');
await page.goto(`${server}/new/seasons`);
await page.waitForSelector('form');
await page.locator('summary').click();
await picture('new');
for (const number of [0, 1]) {
  await page.goto(server);
  await page.getByRole('textbox').first().fill('Anna');
  await page.locator('.game button.main').nth(number).click();
  await page.waitForSelector('.lectern');
  for (let turn = 0; turn < 40; turn++) {
    const choices = page.locator('.lectern .choices button:not(:disabled)');
    try {
      await choices.first().click({ timeout: 4000 });
    } catch {
      console.log('nothing to choose', turn);
      break;
    }
  }
  await page.waitForTimeout(300);
  await picture(`table${number}`);
  await page.locator('.openers button').first().click();
  await picture(`log${number}`);
}
await page.goto(`${server}/account`);
await picture('account');
await browser.close();

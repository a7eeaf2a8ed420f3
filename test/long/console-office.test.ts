/** What is done in the console beside the day, and a day by the console alone, over a deployment. */
import { describeInBrowser } from '../support/browser.js';
import { useConsole } from '../support/console-run.js';
import { testDesk } from './console-desk.js';
import { testOffice } from './console-office.js';

jest.setTimeout(180_000);

describeInBrowser("the console's office", () => {
  const run = useConsole();
  testOffice(run);
  testDesk(run);
});

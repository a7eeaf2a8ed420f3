/**
 * Writes data/replies/bank-holidays.tsv: the bank holidays of England and Wales as a table, so that reading a reply needs
 * no calendar library at run time. Run it when the years run out or a holiday is proclaimed:
 * `npx tsx tools/replies/bank-holidays.ts`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Holidays from 'date-holidays';

const FILE = join(import.meta.dirname, '../../data/replies/bank-holidays.tsv');
const FIRST_YEAR = 2025;
const LAST_YEAR = 2045;

const calendar = new Holidays('GB', 'ENG');
const rows: string[] = [];
for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
  for (const holiday of calendar.getHolidays(year)) {
    if (holiday.type !== 'public') continue;
    const name = holiday.name.replace(' (substitute day)', '').toLowerCase().replaceAll("'", '');
    rows.push(`${holiday.date.slice(0, 10)}\t${name}`);
  }
}

writeFileSync(
  FILE,
  `# Bank holidays of England and Wales, ${FIRST_YEAR} to ${LAST_YEAR}, substitute days included, in date order: date and name in
# small letters. Written by tools/replies/bank-holidays.ts, not by hand.
# Source: date-holidays (https://github.com/commenthol/date-holidays), data under CC BY-SA 3.0, in part from Wikipedia
# (https://en.wikipedia.org/wiki/Bank_holiday); this table is shared under the same licence.
${rows.join('\n')}
`,
);

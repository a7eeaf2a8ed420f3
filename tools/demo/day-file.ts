/** A file of a delivery day (see data/README.md): a depot, its fleet, shippers, and orders with the window each wants. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Resources } from '@waypost/client';
import { addDays, localDateTime, weekdayOf } from '../../src/domain/local-time.js';

const time = z.string().regex(/^\d{2}:\d{2}$/);

// Bodies go to the API as they are, which says what is wrong with them; only what the demo reads is named here.
const dayFile = z.object({
  name: z.string(),
  depot: z.looseObject({ name: z.string() }),
  vehicles: z.array(z.looseObject({ name: z.string() })).min(1),
  drivers: z.array(z.looseObject({ name: z.string() })),
  shippers: z.array(z.string()).min(1),
  orders: z
    .array(
      z.object({
        shipper: z.string(),
        body: z.looseObject({
          reference: z.string(),
          recipient: z.looseObject({ name: z.string().optional(), phone: z.string().optional() }),
        }),
        window: z.object({ from: time, to: time }),
      }),
    )
    .min(1),
});

/** What the API is sent is of its types. */
export type DayFile = {
  name: string;
  depot: Resources['DepotInput'];
  vehicles: Resources['VehicleInput'][];
  drivers: Resources['DriverInput'][];
  shippers: string[];
  orders: {
    shipper: string;
    body: Omit<Resources['OrderInput'], 'shipper'>;
    window: { from: string; to: string };
  }[];
};

/** Depots of the demo are in Britain. */
const TIMEZONE = 'Europe/London';

/** @throws when the file cannot be read or is no delivery day */
export function readDayFile(path: string): DayFile {
  const parsed = dayFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  // The API refuses a body that is not as it should be, and names the field.
  if (parsed.success) return parsed.data as DayFile;
  throw new Error(`${path} is no delivery day:\n${z.prettifyError(parsed.error)}`);
}

/** Today at the depot, and the first working day (Monday to Saturday) that lies two days ahead or more. */
export function pickDates(now: Date): { today: string; date: string } {
  const today = localDateTime(now, TIMEZONE).date;
  const inTwoDays = addDays(today, 2);
  return { today, date: weekdayOf(inTwoDays) === 0 ? addDays(inTwoDays, 1) : inTwoDays };
}

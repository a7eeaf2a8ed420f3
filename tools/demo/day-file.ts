/**
 * A file of a delivery day (see data/README.md): a depot, its fleet, shippers, and orders with their wanted windows.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Resources } from '@waypost/client';
import { addDays, localDateTime, weekdayOf } from '@waypost/base/local-time';

const time = z.string().regex(/^\d{2}:\d{2}$/);

// Bodies go unchanged to the API, which validates them; this schema has only the fields that the demo reads.
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

/** The file's content, with request bodies in the API's types. */
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

/** @throws if the file cannot be read or is not a delivery day */
export function readDayFile(path: string): DayFile {
  const parsed = dayFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  // The API rejects an invalid body and names the field.
  if (parsed.success) return parsed.data as DayFile;
  throw new Error(`${path} is not a delivery day:\n${z.prettifyError(parsed.error)}`);
}

/** Returns today's date at the depot, and the first working day (Monday to Saturday) at least two days ahead. */
export function pickDates(now: Date): { today: string; date: string } {
  const today = localDateTime(now, TIMEZONE).date;
  const inTwoDays = addDays(today, 2);
  return { today, date: weekdayOf(inTwoDays) === 0 ? addDays(inTwoDays, 1) : inTwoDays };
}

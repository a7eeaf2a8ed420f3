/** Zones, schedules, cut-off and offers, as rules that hold for anything. */
import fc from 'fast-check';
import { addDays, weekdayOf } from '@waypost/base/local-time';
import { firstInstantOutsideQuietHours, wasQuiet } from '../../../src/domain/quiet-hours.js';
import {
  bySlot,
  chooseOffers,
  firstBookableDate,
  isBookable,
  slotsBetween,
  slotsOn,
  zoneFor,
} from '../../../src/domain/slots.js';

const zone = (name: string, ...postcode_prefixes: string[]) => ({
  id: `zon_${name}`,
  name,
  postcode_prefixes,
});
const WINDOWS = [
  { from: '08:00', to: '12:00' },
  { from: '12:00', to: '16:00' },
  { from: '16:00', to: '20:00' },
];
const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days));
const window = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  capacity: fc.integer({ min: 0, max: 50 }),
  zone: fc.constantFrom(null, 'North', 'zon_South'),
  hours: fc.constantFrom(...WINDOWS),
});
const windows = fc
  .array(window, { maxLength: 30 })
  .map((list) => list.map(({ hours, ...rest }) => ({ ...rest, ...hours })));
const ZONES = [zone('North', 'N'), zone('South', 'SE', 'SW'), zone('Rest', '')];
const instant = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 60_000) * 60_000));

describe('the zone of a postcode', () => {
  it.each([
    ['BS16', ['BS1', 'BS16'], 'BS16'],
    ['BS1', ['BS1', 'BS16'], 'BS1'],
    ['CR0', ['', 'CR0 4'], ''],
    ['CR04XZ', ['', 'cr0 4'], 'cr0 4'],
  ])('%s among %j is %s', (postcode, prefixes, expected) => {
    const zones = prefixes.map((prefix) => zone(prefix, prefix));
    expect(zoneFor(zones, postcode)?.name).toBe(expected);
  });

  it('is that of the longest prefix which matches, whatever the order of zones', () => {
    const prefix = fc.stringMatching(/^[AB]{0,4}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(prefix, { minLength: 1, maxLength: 8 }),
        fc.stringMatching(/^[AB]{1,6}$/),
        (all, code) => {
          const zones = all.map((each) => zone(`z${each}`, each));
          const longest = all.filter((each) => code.startsWith(each)).sort((a, b) => b.length - a.length)[0];
          const expected = longest === undefined ? undefined : `z${longest}`;
          expect(zoneFor(zones, code)?.name).toBe(expected);
          expect(zoneFor(zones.toReversed(), code)?.name).toBe(expected);
        },
      ),
    );
  });
});

describe('the slots of a date', () => {
  it('are sorted, each once, of that weekday; a window of one zone comes before one of all', () => {
    fc.assert(
      fc.property(date, windows, (on, schedule) => {
        const slots = slotsOn(on, { windows: schedule, overrides: [] }, ZONES);
        expect(slots).toEqual(slots.toSorted(bySlot));
        expect(new Set(slots.map((slot) => `${slot.from} ${slot.to} ${slot.zone}`)).size).toBe(slots.length);
        for (const slot of slots) {
          const same = schedule.filter(
            ({ weekday, from, to }) => weekday === weekdayOf(on) && from === slot.from && to === slot.to,
          );
          const own = same.filter((each) => each.zone === slot.zone || each.zone === `zon_${slot.zone}`);
          const decisive = (own.length > 0 ? own : same.filter((each) => each.zone === null)).at(-1);
          expect(slot.capacity).toBe(decisive?.capacity);
        }
      }),
    );
  });

  it('give way to an override: closed, or other windows', () => {
    fc.assert(
      fc.property(date, windows, (on, schedule) => {
        const only = [{ from: '09:00', to: '10:00', capacity: 1 }];
        const closed = { windows: schedule, overrides: [{ date: on, closed: true }] };
        const other = { windows: schedule, overrides: [{ date: on, windows: only }] };
        expect(slotsOn(on, closed, ZONES)).toEqual([]);
        expect(slotsOn(on, other, ZONES).map((slot) => slot.zone)).toEqual(['North', 'Rest', 'South']);
        expect(slotsOn(addDays(on, 7), closed, ZONES)).toHaveLength(
          slotsOn(addDays(on, 7), { windows: schedule, overrides: [] }, ZONES).length,
        );
      }),
    );
  });

  it('of 62 days and 20 zones are all listed', () => {
    const zones = Array.from({ length: 20 }, (_, index) => zone(`Zone ${index}`, `Z${index}`));
    const schedule = {
      windows: [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
        WINDOWS.map((hours) => ({ weekday, ...hours, capacity: 20 })),
      ),
      overrides: Array.from({ length: 62 }, (_, day) => ({ date: addDays('2027-01-01', day), closed: true })),
    };
    const slots = slotsBetween('2026-03-01', '2026-05-01', schedule, zones);
    expect(slots).toHaveLength(53 * 3 * 20);
  });
});

describe('the cut-off', () => {
  it('is the same whether asked by date or by instant, through changes of the clocks', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom('18:00', '00:00', '23:59'), (now, cutOff) => {
        const first = firstBookableDate(now, cutOff, 'Europe/London');
        expect(isBookable(first, now, cutOff, 'Europe/London')).toBe(true);
        expect(isBookable(addDays(first, -1), now, cutOff, 'Europe/London')).toBe(false);
      }),
    );
  });
});

describe('offers', () => {
  it('are free slots in order, on as many days as there are, never more than three', () => {
    const free = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom(...WINDOWS)), {
        selector: ([day, hours]) => `${day} ${hours.from}`,
      })
      .map((list) =>
        list.map(([day, hours]) => ({ date: addDays('2026-03-01', day), ...hours })).sort(bySlot),
      );
    fc.assert(
      fc.property(free, (slots) => {
        const offers = chooseOffers(slots);
        const days = (list: typeof slots) => new Set(list.map((slot) => slot.date)).size;
        expect(offers).toHaveLength(Math.min(3, slots.length));
        expect(offers).toEqual(offers.toSorted(bySlot));
        expect(offers.every((offer) => slots.includes(offer))).toBe(true);
        expect(days(offers)).toBe(Math.min(3, days(slots)));
        expect(offers[0]).toEqual(slots[0]);
      }),
    );
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-03-10T19:59:59Z', false],
    ['2026-03-10T20:00:00Z', true],
    ['2026-03-11T07:59:59Z', true],
    ['2026-03-11T08:04:59Z', true],
    ['2026-03-11T08:05:00Z', false],
  ])('%s is quiet or was five minutes before: %s', (at, expected) => {
    const night = { from: '20:00', to: '08:00', timezone: 'Europe/London' };
    expect(wasQuiet(new Date(at), night, 5 * 60_000)).toBe(expected);
  });

  const quiet = fc.record({
    from: fc.constantFrom('20:00', '00:00', '12:00', '08:00'),
    to: fc.constantFrom('08:00', '00:00', '13:00'),
    timezone: fc.constantFrom('Europe/London', 'Asia/Kolkata', 'America/New_York'),
  });

  it('end at an instant that is not quiet, less than a day on', () => {
    fc.assert(
      fc.property(instant, quiet, (at, hours) => {
        const audible = firstInstantOutsideQuietHours(at, hours);
        expect(audible >= at).toBe(true);
        expect(firstInstantOutsideQuietHours(audible, hours)).toEqual(audible);
        expect(audible.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });
});

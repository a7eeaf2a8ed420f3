/** The places at providers that one sender has taken and not used. */
import type { Places } from '../src/adapters/messaging/index.js';
import { type Channel, CHANNELS } from '../src/domain/sending.js';

type PlacesOf = Readonly<Record<Channel, Places>>;

export type Seats = ReturnType<typeof createSeats>;

export function createSeats() {
  const taken: Record<Channel, number> = { sms: 0, email: 0 };
  let from: PlacesOf | null = null;
  const giveBack = (places: PlacesOf) => {
    for (const channel of CHANNELS) {
      for (; taken[channel] > 0; taken[channel] -= 1) places[channel].free();
    }
  };
  return {
    left: (): Readonly<Record<Channel, number>> => ({ ...taken }),
    /** Takes what is free, up to so many of each channel. */
    take: (places: PlacesOf, by: readonly Channel[], most: number) => {
      from = places;
      for (const channel of by) {
        taken[channel] += places[channel].take(Math.max(0, most - taken[channel]));
      }
    },
    use: (channel: Channel) => (taken[channel] -= 1),
    /** Waits until one of these channels has a place, or its provider asks for a pause. */
    waitForOne: async (places: PlacesOf, channels: readonly Channel[]) => {
      const found = new AbortController();
      const waitFor = async (channel: Channel) => {
        if (await places[channel].wait(found.signal)) taken[channel] += 1;
        found.abort();
      };
      await Promise.all(channels.map(waitFor));
    },
    giveBack,
    leave: () => from && giveBack(from),
  };
}

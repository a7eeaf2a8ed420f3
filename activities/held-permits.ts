/** The permits at providers that one sender has taken and not used. */
import type { Permits } from '../src/adapters/messaging/index.js';
import { type Channel, CHANNELS } from '../src/domain/sending.js';

type PermitsOf = Readonly<Record<Channel, Permits>>;

export function createHeldPermits() {
  const taken: Record<Channel, number> = { sms: 0, email: 0 };
  let from: PermitsOf | null = null;
  const giveBack = (permits: PermitsOf) => {
    for (const channel of CHANNELS) {
      for (; taken[channel] > 0; taken[channel] -= 1) permits[channel].free();
    }
  };
  return {
    left: (): Readonly<Record<Channel, number>> => ({ ...taken }),
    /** Takes what is free, up to this many of each channel. */
    take: (permits: PermitsOf, by: readonly Channel[], most: number) => {
      from = permits;
      for (const channel of by) {
        taken[channel] += permits[channel].take(Math.max(0, most - taken[channel]));
      }
    },
    use: (channel: Channel) => (taken[channel] -= 1),
    /** Waits until one of these channels has a permit, or its provider asks for a pause. */
    waitForOne: async (permits: PermitsOf, channels: readonly Channel[]) => {
      const found = new AbortController();
      const waitFor = async (channel: Channel) => {
        if (await permits[channel].wait(found.signal)) taken[channel] += 1;
        found.abort();
      };
      await Promise.all(channels.map(waitFor));
    },
    giveBack,
    leave: () => from && giveBack(from),
  };
}

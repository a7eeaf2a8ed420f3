/** Twilio, and providers that speak its dialect. */
import type { CreateSmsProvider } from '../port.js';
import { twilioInbound } from './inbound.js';
import { twilioSender } from './send.js';

export const createTwilio: CreateSmsProvider = ({ baseUrl, accountSid, authToken, statusCallbackUrl }) => ({
  sender:
    baseUrl === undefined || accountSid === undefined || authToken === undefined
      ? undefined
      : twilioSender({ baseUrl, accountSid, authToken, statusCallbackUrl }),
  inbound: authToken === undefined ? undefined : twilioInbound(authToken),
});

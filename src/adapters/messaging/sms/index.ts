/** The providers of texts, by the names that SMS_PROVIDER takes. */
import type { CreateSmsProvider } from './port.js';
import { createTwilio } from './twilio/index.js';

export const SMS_PROVIDERS: ReadonlyMap<string, CreateSmsProvider> = new Map([['twilio', createTwilio]]);

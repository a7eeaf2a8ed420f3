/**
 * Tells shippers by email what went wrong with their orders: each as it happens, or all of a day on the next morning.
 */
import type { ShipperEvent } from '../contracts/events.js';
import type { Scope } from '../db/scope.js';
import { localDateTime, addDays, instantOf } from '@waypost/base/local-time';
import type { FailReason } from '../domain/stop.js';
import { insertMessages } from '../records/messages.js';
import { findOldestNews, type ShipperNews, takeNews } from '../records/shipper-news.js';
import { findShipper } from '../setup/shippers/rows.js';
import { draftMails } from './mails.js';
import { shortDay } from './wording.js';

/** Maximum lines of an email; the portal has the rest. */
const MAX_LINES = 200;

/** Queues one email with everything that the shipper is still to be told, or returns when it is time. */
export async function queueShipperNews(scope: Scope, id: string): Promise<Date | null> {
  const shipper = await findShipper(scope, id);
  const oldest = await findOldestNews(scope, id);
  const { timezone } = scope.tenant;
  if (!oldest) return null;
  if (!shipper?.contact_email) {
    await takeNews(scope, id, `${shipperNewsKeyPrefix(id)}nobody`);
    return null;
  }
  const due = shipperNewsAt(oldest, { daily: shipper.notify_daily, timezone });
  if (due > scope.now) return due;
  const keyPrefix = `${shipperNewsKeyPrefix(id)}${scope.newId('event')}`;
  const news = await takeNews(scope, id, keyPrefix);
  const orders = new Set(news.map(({ reference }) => reference)).size;
  const drafts = draftMails('shipper_news', [shipper.contact_email], keyPrefix, {
    subject:
      orders === 1 ? `Update on your order ${news[0]?.reference}` : `Updates on ${orders} of your orders`,
    paragraphs: [
      'These orders did not go as planned:',
      news
        .slice(0, MAX_LINES)
        .map((each) => lineOf(each, timezone))
        .join('\n'),
      ...(news.length > MAX_LINES ? [`And ${news.length - MAX_LINES} more.`] : []),
    ],
  });
  await insertMessages(scope, news.length === 0 ? [] : drafts);
  return null;
}

/** Returns the key prefix of a shipper's news. */
export const shipperNewsKeyPrefix = (shipper: string): string => `shipper_news/${shipper}/`;

function lineOf({ reference, type, reason, at, timezone }: ShipperNews, ofCourier: string): string {
  const { date, time } = localDateTime(at, timezone ?? ofCourier);
  const because = reason === null ? '' : `: ${FAILURE_WORDS[reason]}`;
  return `${reference}, ${shortDay(date)} ${time}: ${WORDS[type]}${because}.`;
}

/** Why a visit failed, as its shipper reads it. */
export const FAILURE_WORDS: Record<FailReason, string> = {
  no_answer: 'nobody came to the door',
  refused: 'the recipient did not accept the goods',
  wrong_item: 'it was not what was ordered',
  damaged: 'the goods are damaged',
  no_access: 'the van or the goods could not get there',
  other: 'another reason',
};

const WORDS: Record<ShipperEvent, string> = {
  'order.goods_lost': 'goods of a booked order are missing, damaged or at another depot',
  'order.unbooked': 'the booked visit was cancelled',
  'order.held': 'the order was put on hold',
  'order.cancelled': 'the order was cancelled',
  'order.returned': 'the goods go back to you',
  'stop.failed': 'a visit failed',
  'booking.failed': 'the recipient could not be asked for a time',
  'booking.unanswered': 'the recipient was asked for a time and did not answer',
};

/** The time of day of the daily email, by the courier's clock. */
const MORNING = '07:00';

/** Returns when to send news of `at`: immediately, or with the rest of that day on the next morning. */
export function shipperNewsAt(at: Date, { daily, timezone }: { daily: boolean; timezone: string }): Date {
  if (!daily) return at;
  const { date, time } = localDateTime(at, timezone);
  return instantOf(time < MORNING ? date : addDays(date, 1), MORNING, timezone);
}

/** Mails shippers their delivery figures after each week or month. */
import type { Scope } from '../../db/scope.js';
import { reportedDays } from '../../domain/report-schedule.js';
import { FAIL_REASONS } from '../../domain/stop.js';
import { insertMessages } from '../../records/messages.js';
import { countDeliveries, type DeliveryFigures } from '../../records/reports.js';
import { findSenderNames } from '../../records/sender-names.js';
import { lockShippersToReport, type ShipperRow, updateShipper } from '../../setup/shippers/rows.js';
import { draftMails } from '../../messaging/mails.js';
import { FAILURE_WORDS, shipperNewsKeyPrefix } from '../../messaging/shipper-news.js';
import { fullDay } from '../../messaging/wording.js';

/** Queues the reports that are due, each once; resolves to how many. A period without orders has none. */
export async function mailShipperReports(scope: Scope): Promise<number> {
  let mailed = 0;
  for (const shipper of await lockShippersToReport(scope)) {
    if (shipper.notify_report === null || shipper.contact_email === null) continue;
    const days = reportedDays(shipper.notify_report, scope.now, scope.tenant.timezone);
    if (shipper.reported_until !== null && shipper.reported_until >= days.to) continue;
    await updateShipper(scope, shipper.id, { reported_until: days.to });
    const [figures] = await countDeliveries(scope, { by: 'shipper', shipper: shipper.id, ...days });
    if (!figures) continue;
    await insertMessages(scope, await draftReport(scope, shipper, shipper.contact_email, days, figures));
    mailed += 1;
  }
  return mailed;
}

async function draftReport(
  scope: Scope,
  shipper: ShipperRow,
  to: string,
  days: { from: string; to: string },
  figures: DeliveryFigures,
) {
  const { courier } = await findSenderNames(scope, []);
  const period = `${fullDay(days.from)} to ${fullDay(days.to)}`;
  const hasPortal = shipper.portal_users.length > 0;
  return draftMails(
    'shipper_news',
    [to],
    `${shipperNewsKeyPrefix(shipper.id)}report/${days.from}/${days.to}`,
    {
      subject: `Your deliveries, ${period}`,
      paragraphs: [
        `Visits of ${courier} for ${shipper.name}, ${period}:`,
        linesOf(figures).join('\n'),
        ...(hasPortal ? ['See each order, or download them, in the portal:'] : []),
      ],
      link: hasPortal ? `${scope.deployment.publicUrl}/portal` : undefined,
    },
  );
}

function linesOf(figures: DeliveryFigures): string[] {
  const failed = FAIL_REASONS.filter((reason) => figures[reason] > 0);
  const failures = failed.reduce((sum, reason) => sum + figures[reason], 0);
  return [
    `Orders: ${figures.orders}`,
    `Visits: ${figures.attempts}`,
    ...shareLine('Complete at the first visit', figures.first_attempt_rate),
    ...shareLine('In the booked slot', figures.on_time_rate_booked),
    `Failed visits: ${failures}`,
    ...failed.map((reason) => `- ${FAILURE_WORDS[reason]}: ${figures[reason]}`),
  ];
}

const shareLine = (words: string, share: number | null): string[] =>
  share === null ? [] : [`${words}: ${Math.round(share * 100)} %`];

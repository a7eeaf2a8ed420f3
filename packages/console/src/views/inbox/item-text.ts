/** The texts of inbox items: the names of their kinds, and a one-line summary. */
import { humanise } from '../../parts/format';
import { channelWord, failureWords } from '../../parts/message-words';
import type { Item } from './items';

/** In the order of the filter buttons. */
export const KINDS: Record<Item['kind'], string> = {
  reply: 'Reply to review',
  unplannable: 'Cannot be planned',
  doubtful_postcode: 'Postcode in doubt',
  failed_request: 'Request failed',
  unanswered: 'No answer',
  goods_short: 'Goods missing or damaged',
  misrouted: 'Goods at another depot',
  failed_delivery: 'Failed visit',
  office: 'For the office',
  failed_message: 'Message failed',
  unknown_message: 'May not have arrived',
  failed_job: 'Job failed',
};

export const TONES: Record<Item['kind'], string> = {
  reply: 'now',
  unplannable: 'bad',
  doubtful_postcode: 'warn',
  failed_request: 'bad',
  unanswered: 'warn',
  office: 'none',
  failed_message: 'bad',
  unknown_message: 'warn',
  failed_delivery: 'bad',
  goods_short: 'bad',
  misrouted: 'warn',
  failed_job: 'bad',
};

export function summaryOf(item: Item): string {
  switch (item.kind) {
    case 'reply':
      return item.reply.text;
    case 'failed_message':
    case 'unknown_message': {
      const { template, channel, error } = item.message;
      // A courier's own template is given by its id.
      const kind = template.startsWith('tpl_') ? 'Message' : humanise(template);
      const what = `${kind} by ${channelWord(channel)}`;
      return error ? `${what}: ${failureWords(error)}` : what;
    }
    case 'failed_request':
      return humanise(failureWords(item.request.error ?? ''));
    case 'unplannable':
    case 'doubtful_postcode':
      return item.warning.message;
    case 'failed_job':
      return item.job.error?.message ?? '';
    case 'unanswered':
      return 'Asked, no answer yet';
    case 'failed_delivery':
      // A visit that completed may have left some of the pieces.
      return `Goods still to ${item.order.type === 'collection' ? 'collect' : 'deliver'}, no new slot yet`;
    case 'goods_short':
      return 'A piece is missing or damaged';
    case 'misrouted':
      return 'A piece is at another depot';
    case 'office':
      return 'Not asked automatically';
  }
}

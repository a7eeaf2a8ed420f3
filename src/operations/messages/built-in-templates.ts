/**
 * The texts sent when a courier has none of its own. They are short, in plain words and in the alphabet of a single
 * SMS: no dashes or quotes that would double the price. A blank line in an email begins a paragraph.
 */
import type { TemplateKind } from '../../domain/template-kinds.js';

/** The texts of a template; null where there is none for the channel. */
export type TemplateTexts = {
  sms_body: string | null;
  email_subject: string | null;
  email_body: string | null;
};

const GREETING = 'Hello{% if recipient_name %} {{ recipient_name }}{% endif %},';
const OFFER_EMAIL = `{{ offers }}

Reply to this email with the number that suits you, or tell us another day. You can also choose any free time here: {{ link }}

{{ sender_name }}`;
const SLOT_GONE = '{% if slot_gone %}Sorry, that time has just been taken. {% endif %}';

export const BUILT_IN_TEMPLATES: Record<TemplateKind, TemplateTexts> = {
  booking_request: {
    sms_body: `${SLOT_GONE}{{ sender_name }}: we can deliver your {{ shipper_name }} order {{ order_reference }}. Reply with a number:
{{ offers }}
Other times: {{ link }}
Reply STOP to opt out`,
    email_subject: 'Choose a delivery time for your order {{ order_reference }}',
    email_body: `${GREETING}

${SLOT_GONE}Your {{ shipper_name }} order {{ order_reference }} has reached our depot. We can deliver it at one of these times:

${OFFER_EMAIL}`,
  },
  rebooking: {
    sms_body: `${SLOT_GONE}{{ sender_name }}: we could not deliver your {{ shipper_name }} order {{ order_reference }}. For a new time reply with a number:
{{ offers }}
Other times: {{ link }}
Reply STOP to opt out`,
    email_subject: 'Choose a new delivery time for your order {{ order_reference }}',
    email_body: `${GREETING}

${SLOT_GONE}Sorry, we could not deliver your {{ shipper_name }} order {{ order_reference }}. We can come again at one of these times:

${OFFER_EMAIL}`,
  },
  reminder: {
    sms_body: `{{ sender_name }}: when may we deliver your order {{ order_reference }}? {% if offers %}Reply with a number:
{{ offers }}
{% endif %}Choose any time: {{ link }}`,
    email_subject: 'Reminder: choose a delivery time for your order {{ order_reference }}',
    email_body: `${GREETING}

We are still keeping your {{ shipper_name }} order {{ order_reference }} for you.{% if offers %} We can deliver it at one of these times:

{{ offers }}

Reply to this email with the number that suits you.{% endif %}

Choose any free time here: {{ link }}

{{ sender_name }}`,
  },
  confirmation: {
    sms_body: `{{ sender_name }}: your order {{ order_reference }} is booked for {{ day }} {{ window }}. Reply to change it. {{ link }}`,
    email_subject: 'Your delivery is booked for {{ day }}',
    email_body: `${GREETING}

Your {{ shipper_name }} order {{ order_reference }} will be delivered on {{ day }}, {{ window }}.

If you need another time, reply to this email. You can follow your delivery here: {{ link }}

{{ sender_name }}`,
  },
  narrowed_window: {
    sms_body: `{{ sender_name }}: your order {{ order_reference }} will arrive on {{ day }} between {{ window }}. Follow it: {{ link }}`,
    email_subject: 'Your delivery on {{ day }}: {{ window }}',
    email_body: `${GREETING}

Your {{ shipper_name }} order {{ order_reference }} will arrive on {{ day }} between {{ window }}, at about {{ eta }}.

Follow your delivery here: {{ link }}

{{ sender_name }}`,
  },
  window_changed: {
    sms_body: `{{ sender_name }}: your order {{ order_reference }} will now arrive on {{ day }} between {{ window }}. Follow it: {{ link }}`,
    email_subject: 'Your delivery on {{ day }} is now expected {{ window }}',
    email_body: `${GREETING}

The time of your {{ shipper_name }} order {{ order_reference }} has changed. It will now arrive on {{ day }} between {{ window }}, at about {{ eta }}.

Follow your delivery here: {{ link }}

{{ sender_name }}`,
  },
  driver_invite: {
    sms_body: `{{ courier_name }}: hello {{ driver_name }}, open this link to see your runs and set your PIN: {{ link }}`,
    email_subject: null,
    email_body: null,
  },
  portal_invite: {
    sms_body: null,
    email_subject: 'You are invited to the portal of {{ courier_name }}',
    email_body: `Hello,

{{ courier_name }} has invited you to follow the deliveries of {{ shipper_name }}. Open this link to begin: {{ link }}

{{ courier_name }}`,
  },
};

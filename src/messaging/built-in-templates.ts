/**
 * The texts used when a courier has no template. They are short and use only the SMS alphabet: dashes or curly quotes
 * would double the price. A blank line in an email begins a paragraph.
 */
import type { TemplateKind } from '../domain/template-kinds.js';

/** The texts of a template; null where there is none for the channel. */
export type TemplateTexts = {
  sms_body: string | null;
  email_subject: string | null;
  email_body: string | null;
};

/** Signature: the sender, and the office's number. */
const SIGNATURE = '{{ sender_name }}{% if office_phone %}, {{ office_phone }}{% endif %}';
const GREETING = 'Hello{% if recipient_name %} {{ recipient_name }}{% endif %},';
/** How an offer is chosen. */
const CHOICE = '{% if lettered %}letter{% else %}number{% endif %}';
const OFFER_EMAIL = `{{ offers }}

{% if can_reply %}Reply to this email with the ${CHOICE} that suits you, or tell us another day. You can also choose any free time here: {{ link }}{% else %}Choose one of them, or any other free time, here: {{ link }}{% endif %}

${SIGNATURE}`;
/** Verb, noun and goods of the visit, for deliveries and collections. */
const DELIVER = '{% if collection %}collect{% else %}deliver{% endif %}';
const VISIT =
  '{% if exchange %}delivery and collection{% else %}{% if collection %}collection{% else %}delivery{% endif %}{% endif %}';
const ORDER =
  '{% if collection %}goods for {{ shipper_name }} (order {{ order_reference }}){% else %}{{ shipper_name }} order {{ order_reference }}{% endif %}';
const TOO = '{% if exchange %} and collect what goes back{% endif %}';
/** For a window that ends after the booked slot: an apology that begins a sentence, and its reason. */
const SORRY = '{% if booked %}sorry, {% endif %}';
const NOT_AS_BOOKED = '{% if booked %}, not {{ booked }} as booked: {{ reason }}{% endif %}';
const SLOT_GONE = '{% if slot_gone %}Sorry, that time has just been taken. {% endif %}';

export const BUILT_IN_TEMPLATES: Record<TemplateKind, TemplateTexts> = {
  booking_request: {
    sms_body: `${SLOT_GONE}{{ sender_name }}: we can ${DELIVER} your ${ORDER}${TOO}. Reply with a ${CHOICE}:
{{ offers }}
Other times: {{ link }}
Reply STOP to opt out`,
    email_subject: `Choose a ${VISIT} time for your order {{ order_reference }}`,
    email_body: `${GREETING}

${SLOT_GONE}{% if collection %}We can collect your ${ORDER} at one of these times:{% else %}Your ${ORDER} has reached our depot. We can deliver it${TOO} at one of these times:{% endif %}

${OFFER_EMAIL}`,
  },
  rebooking: {
    sms_body: `${SLOT_GONE}{{ sender_name }}: we could not ${DELIVER} your ${ORDER}. For a new time reply with a ${CHOICE}:
{{ offers }}
Other times: {{ link }}
Reply STOP to opt out`,
    email_subject: `Choose a new ${VISIT} time for your order {{ order_reference }}`,
    email_body: `${GREETING}

${SLOT_GONE}Sorry, we could not ${DELIVER} your ${ORDER}. We can come again at one of these times:

${OFFER_EMAIL}`,
  },
  postponed: {
    sms_body: `${SLOT_GONE}{{ sender_name }}: sorry, we cannot ${DELIVER} your ${ORDER} on {{ day }}{% if reason %} ({{ reason }}){% endif %}. {% if offers %}For a new time reply with a ${CHOICE}:
{{ offers }}
Other times: {{ link }}
Reply STOP to opt out{% else %}We will be in touch about a new time.{% endif %}`,
    email_subject: `Your ${VISIT} on {{ day }} is postponed: order {{ order_reference }}`,
    email_body: `${GREETING}

${SLOT_GONE}Sorry, we cannot ${DELIVER} your ${ORDER} on {{ day }}{% if reason %} ({{ reason }}){% endif %}.

{% if offers %}We can ${DELIVER} {% if collection %}them{% else %}it{% endif %} at one of these times:

${OFFER_EMAIL}{% else %}We will be in touch about a new time.

${SIGNATURE}{% endif %}`,
  },
  reminder: {
    sms_body: `{{ sender_name }}: when may we ${DELIVER} your {% if collection %}goods (order {{ order_reference }}){% else %}order {{ order_reference }}{% endif %}? {% if offers %}Reply with a ${CHOICE}:
{{ offers }}
{% endif %}Choose any time: {{ link }}`,
    email_subject: `Reminder: choose a ${VISIT} time for your order {{ order_reference }}`,
    email_body: `${GREETING}

{% if collection %}We are still to collect your ${ORDER}.{% else %}We are still keeping your ${ORDER} for you.{% endif %}{% if offers %} We can ${DELIVER} {% if collection %}them{% else %}it{% endif %} at one of these times:

{{ offers }}{% if can_reply %}

Reply to this email with the ${CHOICE} that suits you.{% endif %}{% endif %}

Choose any free time here: {{ link }}

${SIGNATURE}`,
  },
  clarification: {
    sms_body: `{{ sender_name }}: did you mean {{ day }} {{ window }} for {% if collection %}the collection of {% endif %}your order {{ order_reference }}? Reply YES to book it. Other times: {{ link }}`,
    email_subject: 'Did you mean {{ day }}, {{ window }}?',
    email_body: `${GREETING}

Did you mean {{ day }}, {{ window }}, for {% if collection %}the collection of {% endif %}your ${ORDER}?{% if can_reply %} Reply YES to book it, or tell us another time.{% endif %}

Choose any free time here: {{ link }}

${SIGNATURE}`,
  },
  acknowledgement: {
    sms_body: `{{ sender_name }}: thank you. We will read your message about order {{ order_reference }} and get back to you.{% if link %} Or choose here: {{ link }}{% endif %}`,
    email_subject: 'We have your message about order {{ order_reference }}',
    email_body: `${GREETING}

Thank you. We will read your message about your ${ORDER} and get back to you.{% if link %}

Or choose a time here: {{ link }}{% endif %}

${SIGNATURE}`,
  },
  confirmation: {
    sms_body: `{{ sender_name }}: {% if collection %}the collection of {% endif %}your order {{ order_reference }}{% if exchange %}, with the collection,{% endif %} is booked for {{ day }} {{ window }}. Reply to change it. {{ link }}`,
    email_subject: `Your ${VISIT} is booked for {{ day }}`,
    email_body: `${GREETING}

{% if collection %}We will collect your ${ORDER} on {{ day }}, {{ window }}.{% else %}Your ${ORDER} will be delivered on {{ day }}, {{ window }}.{% if exchange %} We will collect what goes back on the same visit.{% endif %}{% endif %}

{% if can_reply %}If you need another time, reply to this email. You can follow your ${VISIT} here: {{ link }}{% else %}Follow your ${VISIT}, or choose another time, here: {{ link }}{% endif %}

${SIGNATURE}`,
  },
  narrowed_window: {
    sms_body: `{{ sender_name }}: ${SORRY}{% if collection %}we will collect your goods (order {{ order_reference }}){% else %}your order {{ order_reference }} will arrive{% endif %} on {{ day }}, {{ window }}${NOT_AS_BOOKED}. Follow it: {{ link }}`,
    email_subject: `Your ${VISIT} on {{ day }}: {{ window }}`,
    email_body: `${GREETING}

{% if booked %}Sorry, we come later than you booked. {% endif %}{% if collection %}We will collect your ${ORDER}{% else %}Your ${ORDER} will arrive{% endif %} on {{ day }}, {{ window }}, at about {{ eta }}${NOT_AS_BOOKED}.

Follow your ${VISIT} here: {{ link }}

${SIGNATURE}`,
  },
  window_changed: {
    sms_body: `{{ sender_name }}: sorry, the time has changed: {% if collection %}we will now collect your goods (order {{ order_reference }}){% else %}your order {{ order_reference }} will now arrive{% endif %} on {{ day }}, {{ window }}${NOT_AS_BOOKED}. Follow it: {{ link }}`,
    email_subject: `Your ${VISIT} on {{ day }} is now expected {{ window }}`,
    email_body: `${GREETING}

{% if collection %}Sorry, the time of your collection has changed. We will now collect your ${ORDER}{% else %}Sorry, the time of your ${ORDER} has changed. It will now arrive{% endif %} on {{ day }}, {{ window }}, at about {{ eta }}${NOT_AS_BOOKED}.

Follow your ${VISIT} here: {{ link }}

${SIGNATURE}`,
  },
  next_stop: {
    sms_body: `{{ sender_name }}: you are next{% if late %}, a little later than we said{% endif %}. {% if collection %}We will collect your goods (order {{ order_reference }}){% else %}Your order {{ order_reference }} will arrive{% endif %} at about {{ eta }}. Follow it: {{ link }}`,
    email_subject: `You are next: your ${VISIT} at about {{ eta }}`,
    email_body: `${GREETING}

You are next{% if late %}, a little later than we said{% endif %}: our van is on its way to you. {% if collection %}We will collect your ${ORDER}{% else %}Your ${ORDER} will arrive{% endif %} at about {{ eta }}.

Follow your ${VISIT} here: {{ link }}

${SIGNATURE}`,
  },
  delivered: {
    sms_body: `{{ sender_name }}: {% if collection %}we have collected your goods (order {{ order_reference }}){% else %}your order {{ order_reference }} has been delivered{% endif %}. Thank you.`,
    email_subject: `{% if collection %}We have collected your goods: order {{ order_reference }}{% else %}Your order {{ order_reference }} has been delivered{% endif %}`,
    email_body: `${GREETING}

{% if collection %}We have collected your ${ORDER}{% else %}Your ${ORDER} has been delivered{% endif %}. Thank you.

${SIGNATURE}`,
  },
  visit_failed: {
    sms_body: `{{ sender_name }}: sorry, on {{ day }} we could not ${DELIVER} {% if collection %}your goods (order {{ order_reference }}){% else %}your order {{ order_reference }}{% endif %}. We will be in touch.{% if office_phone %} Questions: {{ office_phone }}{% endif %}`,
    email_subject: `We could not ${DELIVER} your order {{ order_reference }}`,
    email_body: `${GREETING}

Sorry, on {{ day }} we could not ${DELIVER} your ${ORDER}. We will be in touch.

${SIGNATURE}`,
  },
  cancelled: {
    sms_body: `{{ sender_name }}: we will not {% if collection %}collect your goods (order {{ order_reference }}){% else %}deliver your order {{ order_reference }}{% endif %} on {{ day }}, {{ window }}: it is cancelled.{% if office_phone %} Questions: {{ office_phone }}{% endif %}`,
    email_subject: `Your ${VISIT} on {{ day }} is cancelled: order {{ order_reference }}`,
    email_body: `${GREETING}

We will not ${DELIVER} your ${ORDER} on {{ day }}, {{ window }}: it is cancelled.

${SIGNATURE}`,
  },
  on_hold: {
    sms_body: `{{ sender_name }}: please do not wait for us on {{ day }}, {{ window }}: the ${VISIT} of {% if collection %}your goods (order {{ order_reference }}){% else %}your order {{ order_reference }}{% endif %} is on hold. We will write again.{% if office_phone %} Questions: {{ office_phone }}{% endif %}`,
    email_subject: `Your ${VISIT} on {{ day }} is on hold: order {{ order_reference }}`,
    email_body: `${GREETING}

Please do not wait for us on {{ day }}, {{ window }}: the ${VISIT} of your ${ORDER} is on hold. We will write again.

${SIGNATURE}`,
  },
  message: {
    sms_body: `{{ sender_name }}: please contact us about your order {{ order_reference }}. Reply to this message{% if office_phone %} or call {{ office_phone }}{% endif %}.`,
    email_subject: 'Please contact us about your order {{ order_reference }}',
    email_body: `${GREETING}

Please contact us about your ${ORDER}{% if can_reply %}: reply to this email{% if office_phone %} or call us on {{ office_phone }}{% endif %}{% else %}{% if office_phone %}: call us on {{ office_phone }}{% endif %}{% endif %}.{% if link %} You can follow your ${VISIT}, and leave us a note, here: {{ link }}{% endif %}

${SIGNATURE}`,
  },
  driver_invite: {
    sms_body: `{{ courier_name }}: hello {{ driver_name }}, open this link to see your runs and set your PIN: {{ link }}`,
    email_subject: null,
    email_body: null,
  },
  run_published: {
    sms_body: `{{ courier_name }}: your run on {{ day }} leaves {{ depot }} at {{ departs }}{% if vehicle %} with {{ vehicle }}{% endif %}. Stops: {{ stops }}. {{ link }}`,
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

/** The smaller state tables: route, run, job, reply, suggestion, driver, webhook endpoint and delivery, message. */
import type { Machine } from './machine.js';

export const ROUTE_STATUSES = ['draft', 'published'] as const;
export type RouteStatus = (typeof ROUTE_STATUSES)[number];
export const ROUTE_MACHINE: Machine<RouteStatus, 'published'> = {
  entity: 'Route',
  states: ROUTE_STATUSES,
  transitions: [
    {
      from: ['draft'],
      event: 'published',
      to: 'published',
      also: 'a run is made; recipients are texted their window',
    },
    {
      from: ['published'],
      event: 'published',
      to: 'same',
      also: 'the same run again; nobody is texted twice',
    },
  ],
};

export const RUN_STATUSES = ['published', 'started', 'completed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
export const RUN_MACHINE: Machine<RunStatus, 'started' | 'completed'> = {
  entity: 'Run',
  states: RUN_STATUSES,
  transitions: [
    {
      from: ['published'],
      event: 'started',
      to: 'started',
      also: '`run.started`; orders are out for delivery',
    },
    { from: ['started'], event: 'started', to: 'same' },
    {
      from: ['published', 'started'],
      event: 'completed',
      to: 'completed',
      also: '`run.completed`, when no stop is open',
    },
  ],
};

export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const JOB_MACHINE: Machine<JobStatus, 'started' | 'succeeded' | 'failed'> = {
  entity: 'Job',
  states: JOB_STATUSES,
  transitions: [
    { from: ['queued', 'running'], event: 'started', to: 'running' },
    { from: ['running'], event: 'succeeded', to: 'succeeded', also: '`job.completed`' },
    { from: ['queued', 'running'], event: 'failed', to: 'failed', also: '`job.completed`, with `error`' },
  ],
};

export const REPLY_INTENTS = [
  'accept_offer',
  'propose_date',
  'decline_dates',
  'question',
  'call_request',
  'unclear',
] as const;
export type ReplyIntent = (typeof REPLY_INTENTS)[number];

export const REPLY_OUTCOMES = ['booked', 'needs_review', 'resolved', 'dismissed'] as const;
export type ReplyOutcome = (typeof REPLY_OUTCOMES)[number];
export const REPLY_MACHINE: Machine<ReplyOutcome, 'resolved' | 'dismissed'> = {
  entity: 'Reply',
  states: REPLY_OUTCOMES,
  transitions: [
    { from: ['needs_review'], event: 'resolved', to: 'resolved' },
    { from: ['needs_review'], event: 'dismissed', to: 'dismissed' },
  ],
};

export const SUGGESTION_STATUSES = ['open', 'accepted', 'dismissed', 'expired'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];
export const SUGGESTION_TRIGGERS = [
  'overnight_plan',
  'breakdown',
  'failed_stop',
  'rebooking',
  'capacity',
  'running_late',
] as const;
export const SUGGESTION_MACHINE: Machine<SuggestionStatus, 'accepted' | 'dismissed' | 'expired'> = {
  entity: 'Suggestion',
  states: SUGGESTION_STATUSES,
  transitions: [
    {
      from: ['open'],
      event: 'accepted',
      to: 'accepted',
      also: 'applied to the day; refused if the day has changed',
    },
    { from: ['open'], event: 'dismissed', to: 'dismissed' },
    { from: ['open'], event: 'expired', to: 'expired' },
  ],
};

export const APP_STATUSES = ['invited', 'active', 'suspended'] as const;
export type AppStatus = (typeof APP_STATUSES)[number];
export const DRIVER_MACHINE: Machine<AppStatus, 'pin_set' | 'suspended' | 'resumed'> = {
  entity: 'Driver',
  states: APP_STATUSES,
  transitions: [
    { from: ['invited', 'active'], event: 'pin_set', to: 'active' },
    { from: ['invited', 'active'], event: 'suspended', to: 'suspended' },
    { from: ['suspended'], event: 'resumed', to: 'active' },
  ],
};

export const ENDPOINT_STATUSES = ['enabled', 'disabled'] as const;
export type EndpointStatus = (typeof ENDPOINT_STATUSES)[number];
export const ENDPOINT_MACHINE: Machine<EndpointStatus, 'enabled' | 'disabled'> = {
  entity: 'Webhook endpoint',
  states: ENDPOINT_STATUSES,
  transitions: [
    { from: ['disabled'], event: 'enabled', to: 'enabled' },
    {
      from: ['enabled'],
      event: 'disabled',
      to: 'disabled',
      also: 'by a person, by HTTP 410, or after five days of failure',
    },
    { from: ['enabled'], event: 'enabled', to: 'same' },
    { from: ['disabled'], event: 'disabled', to: 'same' },
  ],
};

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const MESSAGE_STATUSES = ['queued', 'sent', 'delivered', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export const REQUEST_STATUSES = ['queued', 'open', 'answered', 'unanswered', 'closed', 'failed'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
/** Statuses of a booking request in which the recipient may still answer. */
export const OPEN_REQUESTS: readonly RequestStatus[] = ['queued', 'open', 'unanswered'];

export const PLANS = ['growth', 'pro', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export const MODES = ['live', 'sandbox'] as const;
export type Mode = (typeof MODES)[number];

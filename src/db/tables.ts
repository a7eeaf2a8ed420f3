/**
 * The tables as Kysely knows them: the columns that the migrations make (columns.ts, written from them), and here what a
 * column holds where its SQL type does not say it.
 */
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import type { Slot } from '@waypost/base/slot';
import type { PlanningSettings } from '@waypost/planning/planning-settings';
import type { ReplyIntent } from '@waypost/reply-reader/reply';
import type { DriverRole } from '@waypost/planning/routing-problem';
import type { EventType, SentEventType, ShipperEvent } from '../contracts/events.js';
import type { Mode, SubscriptionTier, Role } from '../domain/access.js';
import type { MessageLink } from '../domain/acting-links.js';
import type { BankHolidays } from '../domain/bank-holidays.js';
import type { Changes } from '../domain/changes.js';
import type { GoodsNotIn, ScanType } from '../domain/goods.js';
import type { OptWord } from '../domain/opt-words.js';
import type { Doubt } from '../domain/position-trust.js';
import type { ClockPause, Rehearsal } from '../domain/rehearsal.js';
import type { ReplyDoubt } from '../domain/inbound-messages.js';
import type { ReportPeriod } from '../domain/report-schedule.js';
import type { WindowReason } from '../domain/promised-window.js';
import type { Channel, StatedFact } from '../domain/sending.js';
import type { BookedBy } from '../domain/slots.js';
import type { AgentRequestOutcome } from '../domain/states/agent-request.js';
import type { RequestStatus } from '../domain/states/booking-request.js';
import type { DeliveryStatus } from '../domain/states/delivery.js';
import type { AppStatus } from '../domain/states/driver.js';
import type { EndpointStatus } from '../domain/states/endpoint.js';
import type { JobStatus } from '../domain/states/job.js';
import type { Decided } from '../domain/states/machine.js';
import type { MessageStatus } from '../domain/states/message.js';
import type { OrderStatus } from '../domain/states/order.js';
import type { PieceStatus } from '../domain/states/piece.js';
import type { ReplyOutcome } from '../domain/states/reply.js';
import type { RouteStatus } from '../domain/states/route.js';
import type { RunStatus } from '../domain/states/run.js';
import type { StopStatus } from '../domain/states/stop.js';
import type { SuggestionStatus } from '../domain/states/suggestion.js';
import type { FailReason, StopType } from '../domain/stop.js';
import type { FormerSlot, Promises, Rearrangement, SuggestionTrigger } from '../domain/suggestion.js';
import type { TemplateKind, VisitNews } from '../domain/template-kinds.js';
import type {
  Address,
  DayHours,
  GeocodePrecision,
  Hours,
  Item,
  JobParameters,
  JobProposal,
  Proof,
  ProposedPlan,
  Recipient,
  RouteTotals,
  SeenDraft,
  Service,
  SlotOverride,
  StopMinutes,
  UnassignedReason,
} from '../domain/types.js';
import type { ShiftHours } from '../domain/working-hours.js';
import type {
  JobBest,
  JobError,
  JobResult,
  PostponementResult,
  RowError,
  RowWarning,
} from '../resources/job.js';
import type { Metadata } from '../resources/metadata.js';
import type { Suggestion } from '../resources/suggestion.js';
import type { JsonColumn } from './json-column.js';
import type { COLUMNS, Defaulted, Filled, Nullable } from './columns.js';

/** A status: written only as its state table decided it. */
type Status<State extends string> = ColumnType<State, Decided<State>, Decided<State>>;

/** Types of columns: one of a list of words, an array of these, or JSON of a shape. */
type Typed = {
  agent_requests: {
    trigger: SuggestionTrigger;
    slot: JsonColumn<FormerSlot>;
    outcome: Status<AgentRequestOutcome>;
    promises: JsonColumn<Promises>;
  };
  audit_log: {
    changes: JsonColumn<Changes>;
  };
  booking_requests: {
    status: Status<RequestStatus>;
    kind: 'booking' | 'rebooking' | 'postponed';
    channels: Channel[];
    asked_about: JsonColumn<Slot>;
    offered: JsonColumn<Slot[]>;
  };
  bookings: {
    booked_by: BookedBy;
  };
  console_links: {
    kind: 'sign_in' | 'invitation' | 'demo';
  };
  couriers: {
    plan: SubscriptionTier;
  };
  depots: {
    bank_holidays: BankHolidays;
    position_precision: GeocodePrecision;
    address: JsonColumn<Address>;
    slot_overrides: JsonColumn<SlotOverride[]>;
    opening_week: JsonColumn<DayHours[]>;
  };
  doubted_positions: {
    doubt: Doubt;
  };
  drivers: {
    shifts: JsonColumn<ShiftHours[]>;
    role: DriverRole;
    app_status: Status<AppStatus>;
  };
  events: {
    data: JsonColumn<Record<string, unknown>>;
    type: SentEventType;
  };
  idempotency_keys: {
    headers: JsonColumn<Record<string, string>>;
  };
  import_rows: {
    input: JsonColumn<unknown>;
  };
  imports: {
    status: Status<JobStatus>;
    errors: JsonColumn<RowError[]>;
    warnings: JsonColumn<RowWarning[]>;
    error: JsonColumn<JobError>;
  };
  jobs: {
    type: 'route_optimisation';
    parameters: JsonColumn<JobParameters>;
    status: Status<JobStatus>;
    checkpoint: JsonColumn<ProposedPlan>;
    drafts: JsonColumn<SeenDraft[]>;
    proposal: JsonColumn<JobProposal>;
    best: JsonColumn<JobBest>;
    result: JsonColumn<JobResult>;
    error: JsonColumn<JobError>;
  };
  messages: {
    channel: Channel;
    status: Status<MessageStatus>;
    link: JsonColumn<MessageLink>;
    tells: JsonColumn<StatedFact>;
  };
  opt_words: {
    word: OptWord;
  };
  order_states: {
    status: Status<OrderStatus>;
  };
  orders: {
    status: Status<OrderStatus>;
    type: StopType;
    recipient: JsonColumn<Recipient>;
    items: JsonColumn<Item[]>;
    metadata: JsonColumn<Metadata>;
    position_precision: GeocodePrecision;
    delivered_pieces: JsonColumn<number[]>;
    service: JsonColumn<Service>;
  };
  outbox: {
    payload: JsonColumn<Record<string, unknown>>;
  };
  pieces: {
    status: Status<PieceStatus>;
  };
  plan_days: {
    unassigned_reasons: JsonColumn<UnassignedReason[]>;
  };
  postponements: {
    status: Status<JobStatus>;
    result: JsonColumn<PostponementResult>;
    error: JsonColumn<JobError>;
  };
  replies: {
    channel: Channel;
    intent: ReplyIntent;
    slot: JsonColumn<Slot>;
    outcome: Status<ReplyOutcome>;
    doubt: ReplyDoubt;
  };
  routes: {
    status: Status<RouteStatus>;
    totals: JsonColumn<RouteTotals>;
    breaks: JsonColumn<Hours[]>;
  };
  runs: {
    status: Status<RunStatus>;
    clock_pauses: JsonColumn<ClockPause[]>;
    rehearsal: JsonColumn<Rehearsal>;
  };
  scans: {
    type: ScanType;
    photo_ids: JsonColumn<string[]>;
  };
  shipper_keys: {
    mode: Mode;
  };
  shipper_news: {
    type: ShipperEvent;
    reason: FailReason;
  };
  shippers: {
    notify_report: ReportPeriod;
    notify_events: ShipperEvent[];
    metadata: JsonColumn<Metadata>;
  };
  staff: {
    role: Role;
  };
  stops: {
    type: StopType;
    status: Status<StopStatus>;
    tell_reason: WindowReason;
    failure_reason: FailReason;
    proof: JsonColumn<Proof>;
  };
  suggestions: {
    status: Status<SuggestionStatus>;
    impact: JsonColumn<Suggestion['impact']>;
    plan: JsonColumn<ProposedPlan>;
    changes: JsonColumn<Suggestion['changes']>;
    rearrangement: JsonColumn<Rearrangement>;
    basis: JsonColumn<Record<string, number>>;
    trigger: SuggestionTrigger;
  };
  templates: {
    channels: Channel[];
    kind: TemplateKind;
  };
  tenants: {
    mode: Mode;
    stop_minutes: JsonColumn<Partial<StopMinutes>>;
    goods_not_in: GoodsNotIn;
    notify_recipients: VisitNews[];
    rebook_on: FailReason[];
    planning: JsonColumn<Partial<PlanningSettings>>;
  };
  vehicles: {
    shifts: JsonColumn<ShiftHours[]>;
    crew: 1 | 2;
  };
  webhook_deliveries: {
    status: Status<DeliveryStatus>;
  };
  webhook_endpoints: {
    events: EventType[];
    status: Status<EndpointStatus>;
  };
};

/** A moment: read as a `Date`, written as one or in ISO 8601. */
type Timestamp = ColumnType<Date, Date | string>;

/** TypeScript type of each PostgreSQL type, as pg reads it (src/db/client.ts). */
type Plain<Type> = Type extends `${infer Element}[]`
  ? Plain<Element>[]
  : Type extends 'text' | 'uuid' | 'date' | 'varchar'
    ? string
    : Type extends 'int2' | 'int4' | 'int8' | 'float8'
      ? number
      : Type extends 'bool'
        ? boolean
        : Type extends 'bytea'
          ? Buffer
          : Type extends 'timestamptz'
            ? Timestamp
            : never;

type Tables = { [T in keyof typeof COLUMNS]: (typeof COLUMNS)[T] & Filled[T] };

type Held<T extends keyof Tables, C extends keyof Tables[T]> = T extends keyof Typed
  ? C extends keyof Typed[T]
    ? Typed[T][C]
    : Plain<Tables[T][C]>
  : Plain<Tables[T][C]>;

type OrNull<T extends keyof Tables, C extends keyof Tables[T]> = C extends Nullable[T]
  ? Held<T, C> | null
  : Held<T, C>;

/** A column that an insert may leave out. */
type Optional<Type> = ColumnType<SelectType<Type>, InsertType<Type> | undefined, UpdateType<Type>>;

export type DB = {
  [T in keyof Tables]: {
    [C in keyof Tables[T]]: C extends Defaulted[T] | keyof Filled[T] ? Optional<OrNull<T, C>> : OrNull<T, C>;
  };
};

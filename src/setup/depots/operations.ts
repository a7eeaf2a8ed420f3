/** Operations of depots: specification "Setup" lists them; the rest is beyond it. */
import { defineOperation, type Operation } from '../../api/define-operation.js';
import {
  slotOverride,
  slotSchedule,
  zone,
  overrideInput,
  scheduleInput,
  zonesInput,
} from '../slot-setup/resource.js';
import { depot, depotInput, depotPatch, depotQuery, overrideQuery } from './resource.js';
import { lockDepot } from './rows.js';
import { listOf } from '../../resources/list.js';
import { createDepot, deleteDepot, getDepot, listDepotsPage, patchDepot } from './commands.js';
import {
  deleteOverride,
  getOverride,
  getSchedule,
  getZones,
  listOverrides,
  putOverride,
  putSchedule,
  putZones,
} from '../slot-setup/commands.js';

export const depotOperations: Operation[] = [
  defineOperation({
    route: 'GET /depots',
    name: 'depots.list',
    summary: 'List depots',
    description: 'Every depot with its address, time zone and opening hours.',
    scopes: ['fleet:write', 'routes:read'],
    query: depotQuery,
    response: listOf(depot),
    command: listDepotsPage,
  }),
  defineOperation({
    route: 'POST /depots',
    name: 'depots.create',
    summary: 'Add a depot',
    description:
      'It starts with one zone for every postcode, and Monday to Saturday 08:00–12:00, 12:00–16:00 and 16:00–20:00 with 20 orders each.',
    scopes: ['fleet:write'],
    body: depotInput,
    response: depot,
    location: ({ id }) => `/depots/${id}`,
    command: createDepot,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}',
    name: 'depots.get',
    summary: 'Get a depot',
    description: 'Its address, time zone and opening hours.',
    scopes: ['fleet:write', 'routes:read'],
    response: depot,
    lock: (scope, { depot_id }) => lockDepot(scope, depot_id),
    command: getDepot,
  }),
  defineOperation({
    route: 'PATCH /depots/{depot_id}',
    name: 'depots.update',
    summary: 'Change a depot',
    description: 'Only the fields that are sent change. Planned routes are kept as they are.',
    scopes: ['fleet:write'],
    body: depotPatch,
    response: depot,
    example: { request: { opening: { from: '06:30', to: '21:00' } } },
    command: patchDepot,
  }),
  defineOperation({
    route: 'DELETE /depots/{depot_id}',
    name: 'depots.delete',
    summary: 'Remove a depot',
    description: 'Refused while it has open orders, vehicles or drivers.',
    scopes: ['fleet:write'],
    errors: ['in_use'],
    command: deleteDepot,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/zones',
    name: 'depots.zones',
    summary: "List a depot's zones",
    description:
      'Groups of postcodes for slots and planning. The longest prefix that matches an address wins.',
    scopes: ['fleet:write', 'routes:read'],
    query: depotQuery,
    response: listOf(zone),
    lock: (scope, { depot_id }) => lockDepot(scope, depot_id),
    command: getZones,
  }),
  defineOperation({
    route: 'PUT /depots/{depot_id}/zones',
    name: 'depots.replace_zones',
    summary: "Replace a depot's zones",
    description:
      'An address belongs to the zone with the longest prefix of its postcode; the empty prefix matches every postcode. A zone without `id` keeps the ID of the zone with the same name. A zone with upcoming bookings must keep its name, and a zone that the slot schedule names must stay.',
    scopes: ['fleet:write'],
    body: zonesInput,
    response: listOf(zone),
    errors: ['unknown_reference', 'in_use'],
    example: {
      request: {
        data: [
          { name: 'Everywhere', postcode_prefixes: [''] },
          { name: 'Croydon', postcode_prefixes: ['CR0'] },
        ],
      },
    },
    command: putZones,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/slot-schedule',
    name: 'depots.slot_schedule',
    summary: "Get a depot's slot schedule",
    description: 'The windows of each weekday with their capacity, and the dates that differ.',
    scopes: ['fleet:write', 'routes:read'],
    response: slotSchedule,
    lock: (scope, { depot_id }) => lockDepot(scope, depot_id),
    command: getSchedule,
  }),
  defineOperation({
    route: 'PUT /depots/{depot_id}/slot-schedule',
    name: 'depots.replace_slot_schedule',
    summary: "Replace a depot's slot schedule",
    description:
      'A window without `zone` applies to every zone, each with its own capacity; one with `zone` takes precedence. An override replaces the windows of its date. Existing bookings are kept.',
    scopes: ['fleet:write'],
    body: scheduleInput,
    response: slotSchedule,
    errors: ['unknown_reference'],
    example: {
      request: {
        windows: [{ weekday: 4, from: '08:00', to: '12:00', capacity: 20, zone: 'Everywhere' }],
        overrides: [{ date: '2026-12-25', closed: true }],
      },
    },
    command: putSchedule,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/slot-overrides',
    name: 'depots.slot_overrides',
    summary: "List a depot's slot overrides",
    description: 'The dates of the slot schedule that differ from the weekly windows, by date.',
    scopes: ['fleet:write', 'routes:read'],
    query: overrideQuery,
    response: listOf(slotOverride),
    command: listOverrides,
  }),
  defineOperation({
    route: 'GET /depots/{depot_id}/slot-overrides/{date}',
    name: 'depots.slot_override',
    summary: 'Get a slot override',
    description:
      'Whether the depot is closed on the date, or its hours and windows instead of the weekly ones.',
    scopes: ['fleet:write', 'routes:read'],
    response: slotOverride,
    lock: (scope, { depot_id }) => lockDepot(scope, depot_id),
    command: getOverride,
  }),
  defineOperation({
    route: 'PUT /depots/{depot_id}/slot-overrides/{date}',
    name: 'depots.put_slot_override',
    summary: 'Create or replace a slot override',
    description:
      "Replaces the date's override. `closed`: no slots, and no van can be planned. `opening`: other hours for slots and vans; windows outside them are not offered. `windows`: other slots. Existing bookings are kept.",
    scopes: ['fleet:write'],
    body: overrideInput,
    response: slotOverride,
    errors: ['unknown_reference', 'too_many_items'],
    command: putOverride,
  }),
  defineOperation({
    route: 'DELETE /depots/{depot_id}/slot-overrides/{date}',
    name: 'depots.delete_slot_override',
    summary: 'Delete a slot override',
    description: 'The date follows the weekly schedule again. Existing bookings are kept.',
    scopes: ['fleet:write'],
    command: deleteOverride,
  }),
];

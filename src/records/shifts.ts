/** The column of shifts, which drivers and vehicles share. */
import { json } from '../db/json-column.js';
import type { ShiftHours } from '../domain/working-hours.js';

/** Converts shifts for their column: undefined stays, null means that there are none of their own. */
export const shiftsColumn = (shifts: readonly ShiftHours[] | null | undefined) => shifts && json([...shifts]);

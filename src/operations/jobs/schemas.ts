/** Inputs of operations on jobs. */
import { z } from 'zod';
import * as fields from '../../resources/schema-helpers.js';

export const jobParams = z.object({ job_id: fields.idOf('job') });
export type JobParams = z.output<typeof jobParams>;

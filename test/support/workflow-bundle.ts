/** The built workflows, as workers load them. */
import { builtPlace } from '../../src/runtime/places.js';

export const WORKFLOW_BUNDLE = { codePath: builtPlace('workflow-bundle.js') };

/** The built workflows, as workers load them. */
import { builtPlace } from '../../src/runtime/paths.js';

export const WORKFLOW_BUNDLE = { codePath: builtPlace('workflow-bundle.js') };

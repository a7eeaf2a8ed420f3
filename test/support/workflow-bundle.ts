/** The built workflows, as workers load them. */
import { buildPath } from '../../src/runtime/paths.js';

export const WORKFLOW_BUNDLE = { codePath: buildPath('workflow-bundle.js') };

/** The workflows as workers load them, from the build. */
import { builtPlace } from '../../src/runtime/places.js';

export const WORKFLOW_BUNDLE = { codePath: builtPlace('workflow-bundle.js') };

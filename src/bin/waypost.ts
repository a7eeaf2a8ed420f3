#!/usr/bin/env node
/** The operator's command. */
import { runProgram } from './operator/program.js';

await runProgram();

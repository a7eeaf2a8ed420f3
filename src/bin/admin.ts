/** The operator's command under its former name, until the next version. */
import { runProgram } from './operator/program.js';

await runProgram('admin');

/** The operator's command by its former name, until the next version. */
import { runProgram } from './operator/program.js';

await runProgram('admin');

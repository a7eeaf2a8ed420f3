/**
 * The operator's command, run as its program runs it, but in this process: a separate one takes longer to start than to
 * do its work.
 */
import { runProgram } from '../../src/bin/operator/program.js';

export type CommandResult = { code: number; output: string; errors: string };

/**
 * Runs a command line with these variables; resolves to its exit status and what it printed. The process's arguments
 * and environment are the command's meanwhile, so only one runs at a time.
 */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const { env: ownEnv, argv, exitCode, exit } = process;
  const { log, error } = console;
  let output = '';
  let errors = '';
  const write = process.stderr.write.bind(process.stderr);
  Object.assign(console, {
    log: (text: string) => void (output += `${text}\n`),
    error: (text: string) => void (errors += `${text}\n`),
  });
  process.env = { ...env };
  process.argv = [process.execPath, 'waypost', ...args];
  process.exitCode = 0;
  // What is wrong with the command line itself is written there, and ends the process.
  process.stderr.write = (text: string | Uint8Array) => ((errors += String(text)), true);
  process.exit = () => {
    process.exitCode = 1;
    throw new Error('It ended the process.');
  };
  try {
    await runProgram().catch((reason: unknown) => void (errors += String(reason)));
    return { code: process.exitCode, output, errors };
  } finally {
    Object.assign(console, { log, error });
    process.stderr.write = write;
    Object.assign(process, { env: ownEnv, argv, exit, exitCode });
  }
}

import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** A program, and what it is given before a script: the `execPath` and `execArgv` of a forked process. */
export interface Command {
  execPath: string;
  execArgv: string[];
}

/** Where a program of the system is, without asking `PATH`. */
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** Files that may be open: the bundle, the models, and what the runtime itself needs. */
const MOST_FILES = 256;

/** CPU time may be used on all cores, and some of it is spent before the video begins. */
const EXTRA_CPU_S = 10;

/** A program of util-linux that takes something away from the program behind it. */
interface Layer {
  program: string;
  argumentsFor: (cpuSeconds: number) => string[];
}

/** In the order in which they stand on the command line: the last one becomes the process. */
const LAYERS: readonly Layer[] = [
  // No network device, and no rights over the processes outside: `/proc` then hides their environment.
  { program: 'unshare', argumentsFor: () => ['--user', '--net', '--'] },
  {
    program: 'prlimit',
    argumentsFor: (cpuSeconds) => [
      '--core=0',
      '--fsize=0',
      `--nofile=${MOST_FILES}`,
      `--cpu=${cpuSeconds}`,
      '--',
    ],
  },
  // It gains no rights by running another program, and dies with the thread that has started it.
  { program: 'setpriv', argumentsFor: () => ['--no-new-privs', '--pdeathsig', 'KILL', '--'] },
];

const run = promisify(execFile);

function pathOf(program: string): string | undefined {
  return FOLDERS.map((folder) => `${folder}/${program}`).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Whether a layer works here: containers often forbid new namespaces, and small images lack the programs. */
async function works({ program, argumentsFor }: Layer): Promise<boolean> {
  const path = pathOf(program);
  if (process.platform !== 'linux' || path === undefined) return false;
  return run(path, [...argumentsFor(EXTRA_CPU_S), process.execPath, '--version'], { env: {} }).then(
    () => true,
    () => false,
  );
}

let working: Promise<readonly Layer[]> | undefined;

/** The layers that work here; tried once for each process. */
export function confinementLayers(): Promise<readonly Layer[]> {
  working ??= Promise.all(LAYERS.map(works)).then((results) => LAYERS.filter((_, index) => results[index]));
  return working;
}

/**
 * How Node is started so that it can do as little as the system lets us arrange: no network, no file that grows, no core dump,
 * bounded files and CPU time, no new rights, and no life beyond its parent's. Without the programs for it, as outside of
 * Linux, it is a plain process; it still has no environment.
 *
 * @param nodeArguments for Node itself
 * @param timeoutMs after which it is killed in any case
 */
export async function confinedNode(nodeArguments: readonly string[], timeoutMs: number): Promise<Command> {
  const cpuSeconds = Math.ceil((timeoutMs / 1000) * availableParallelism()) + EXTRA_CPU_S;
  const prefix = (await confinementLayers()).flatMap(({ program, argumentsFor }) => [
    pathOf(program) ?? program,
    ...argumentsFor(cpuSeconds),
  ]);
  const [execPath = process.execPath, ...execArgv] = [...prefix, process.execPath, ...nodeArguments];
  return { execPath, execArgv };
}

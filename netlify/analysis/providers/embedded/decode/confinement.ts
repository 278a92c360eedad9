import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** A program and its arguments before a script: the `execPath` and `execArgv` of a forked process. */
export interface Command {
  execPath: string;
  execArgv: string[];
}

/** Folders of system programs, so that `PATH` is not used. */
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** Maximum number of open files: the bundle, the models, and what the runtime itself needs. */
const MAX_FILES = 256;

/** CPU time in seconds in addition to the time limit on all cores: some is used before the video is read. */
const EXTRA_CPU_S = 10;

/** A program of util-linux that restricts the program it starts. */
interface Layer {
  program: string;
  argumentsFor: (cpuSeconds: number) => string[];
}

/** In the order of the command line. */
const LAYERS: readonly Layer[] = [
  // No network device, and no rights over the processes outside: `/proc` then hides their environment.
  { program: 'unshare', argumentsFor: () => ['--user', '--net', '--'] },
  {
    program: 'prlimit',
    argumentsFor: (cpuSeconds) => [
      '--core=0',
      '--fsize=0',
      `--nofile=${MAX_FILES}`,
      `--cpu=${cpuSeconds}`,
      '--',
    ],
  },
  // The process gains no rights by running another program, and is killed when the thread that started it ends.
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

/** The layers that work here; tested once per process. */
export function confinementLayers(): Promise<readonly Layer[]> {
  working ??= Promise.all(LAYERS.map(works)).then((results) => LAYERS.filter((_, index) => results[index]));
  return working;
}

/**
 * Command that starts Node with as few privileges as the system allows: no network, no growing files, no core dumps,
 * limited files and CPU time, no new privileges, and killed when its parent ends. Without the required programs, for
 * example outside of Linux, it is a plain process, which still has no environment.
 *
 * @param nodeArguments for Node itself
 * @param timeoutMs time after which the process is killed in any case
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

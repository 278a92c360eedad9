import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { wrapManifestHeader } from './firestore-jar.mjs';
import { javaMajorVersion } from './java.mjs';
import { checkPortsAreFree, freePorts } from './ports.mjs';
import { answers, startService, waitForService } from './processes.mjs';
import { countPlaywright, countVitest } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'scenecue-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['command not found', null],
])('Java version in %j is %s', (output, major) => {
  expect(javaMajorVersion(output)).toBe(major);
});

test('a long manifest header is wrapped at 72 bytes and reads the same when joined', () => {
  const header = `Class-Path: file:///${'a'.repeat(300)}.jar`;
  const lines = wrapManifestHeader(header).split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBe(72);
  expect(lines.map((line, index) => (index ? line.slice(1) : line)).join('')).toBe(header);
});

describe('ports', () => {
  test('free ports are all different', async () => {
    const ports = [...(await freePorts(5)), ...(await freePorts(5))];
    expect(new Set(ports).size).toBe(10);
    // Above that, an outgoing connection could take a port before a server listens on it.
    for (const port of ports) expect(port).toBeLessThan(32_768);
  });

  test('a taken port is named with its purpose', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await expect(checkPortsAreFree({ 'the site': port })).rejects.toThrow(
      `Port ${port}, which the site needs, is taken`,
    );
    server.close();
  });
});

describe('services', () => {
  const script = (/** @type {string} */ code) => ({
    name: 'A server',
    command: process.execPath,
    args: ['-e', code],
    logFile: join(folder, 'service.log'),
  });

  /** A service that only starts a server and prints the server's port. */
  const serverOf = (/** @type {object} */ options) => {
    const server = `require('node:http').createServer((_, response) => response.end()).listen(0, '127.0.0.1',
      function () { console.log(this.address().port); })`;
    return script(`require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}],
      ${JSON.stringify({ stdio: 'inherit', ...options })}); setInterval(() => {}, 60_000);`);
  };

  test('stopping ends what the service itself started', async () => {
    const service = startService(serverOf({}));
    await expect.poll(() => service.logTail()).toMatch(/\d/);
    const address = `http://127.0.0.1:${service.logTail()}`;
    await waitForService(service, answers(address));
    await service.stop();
    await expect(fetch(address)).rejects.toThrow();
  });

  test('what a service started in a group of its own ends too, also when the service was killed', async () => {
    const service = startService(serverOf({ detached: true }));
    await expect.poll(() => service.logTail()).toMatch(/\d/);
    const address = `http://127.0.0.1:${service.logTail()}`;
    await waitForService(service, answers(address));
    process.kill(service.pid, 'SIGKILL');
    await service.exited;
    await expect.poll(answers(address)).toBe(false);
  });

  test('a service that ends while starting is reported with its last words', async () => {
    const service = startService(script('console.error("no such folder"); process.exit(3)'));
    await expect(waitForService(service, () => false)).rejects.toThrow(
      /ended while starting.*no such folder/s,
    );
  });
});

describe('test reports', () => {
  /** @param {unknown} report */
  const file = (report) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify(report));
    return path;
  };
  const vitestReport = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };

  test('vitest: passed and failed are read', () => {
    expect(countVitest(file(vitestReport), 0)).toEqual({ passed: 3, failed: 0, failures: [] });
  });

  test('vitest: a file that cannot be loaded and a skipped test are failures', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'passed',
        assertionResults: [{ fullName: 'later', status: 'pending', failureMessages: [] }],
      },
    ];
    expect(countVitest(file({ ...vitestReport, numPendingTests: 1, testResults }), 1)).toEqual({
      passed: 3,
      failed: 2,
      failures: ['a.test.ts\n    No such file', 'b.test.ts: later'],
    });
  });

  test('vitest: a failed test is named with its message, without colours', () => {
    const test = {
      fullName: 'it adds',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m'],
    };
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [test] }];
    const report = { ...vitestReport, numFailedTests: 1, testResults };
    expect(countVitest(file(report), 1).failures).toEqual(['a.test.ts: it adds\n    expected 1']);
  });

  test('a run that ended badly, ran nothing or left no report is a failure', () => {
    expect(countVitest(file(vitestReport), 1).failed).toBe(1);
    expect(countVitest(file({ ...vitestReport, numPassedTests: 0 }), 0).failed).toBe(1);
    expect(countVitest(join(folder, 'absent.json'), 0).failed).toBe(1);
  });

  test('playwright: flaky and skipped tests are failures', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 1 };
    expect(countPlaywright(file({ stats }), 0)).toEqual({ passed: 5, failed: 2, failures: [] });
  });

  test('playwright: a failed test is found in its suite, with its message', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
    const tests = [{ results: [{ errors: [{ message: 'Timeout' }] }] }];
    const specs = [
      { file: 'a.spec.ts', title: 'opens', ok: false, tests },
      { file: 'a.spec.ts', title: 'closes', ok: true, tests: [] },
    ];
    expect(
      countPlaywright(file({ stats, suites: [{ specs: [], suites: [{ specs }] }] }), 1).failures,
    ).toEqual(['a.spec.ts: opens\n    Timeout']);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { emulatorsFolder, JAR_VARIABLE } from './machine.mjs';
import { bin, ROOT, STATE } from './paths.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Wraps a manifest header as the JAR specification requires: at most 72 bytes a line, continued by a space.
 * https://docs.oracle.com/en/java/javase/17/docs/specs/jar/jar.html#jar-manifest
 * @param {string} header one header, ASCII
 */
export function wrapManifestHeader(header) {
  const first = header.slice(0, 72);
  const rest = header.slice(72).match(/.{1,71}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].join('\r\n');
}

/**
 * Writes a jar that contains only a manifest, which starts the emulator of another jar: firebase-tools runs `java
 * -jar`, and the Google Cloud SDK's jar names no main class.
 * @param {string} jar the emulator's jar
 * @returns {string} path of the starter jar
 */
function writeStarterJar(jar) {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN_CLASS}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ]
    .map(wrapManifestHeader)
    .join('\r\n');
  const starter = join(STATE, 'firestore-emulator-starter.jar');
  mkdirSync(STATE, { recursive: true });
  writeFileSync(
    starter,
    zipSync({ 'META-INF/MANIFEST.MF': Buffer.from(`${manifest}\r\n\r\n`) }, { level: 0 }),
  );
  return starter;
}

/** @returns {string} where firebase-tools caches the jar of its required version */
function cachedJar() {
  const info = JSON.parse(
    readFileSync(
      join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json'),
      'utf8',
    ),
  );
  return join(emulatorsFolder(), info.firestore.downloadPathRelativeToCacheDir);
}

/** @returns {string | null} the jar that the Google Cloud SDK's package installs */
function cloudSdkJar() {
  const gcloud = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const sdkRoot = gcloud.error ? '' : (gcloud.stdout ?? '').trim();
  if (!sdkRoot) return null;
  const jar = join(sdkRoot, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : null;
}

/**
 * Finds the Firestore emulator: the variable that firebase-tools knows, firebase-tools' cache, the Google Cloud SDK, a
 * download by firebase-tools.
 * @returns {Promise<{ source: string, env: Record<string, string> }>} where it was found, as text for the user, and the
 *   environment variables for firebase-tools
 * @throws {Problem} when it is not found and cannot be downloaded
 */
export async function findFirestoreEmulator() {
  const named = process.env[JAR_VARIABLE];
  if (named) {
    if (existsSync(named)) return { source: `${JAR_VARIABLE} (${named})`, env: {} };
    throw new Problem(
      `${JAR_VARIABLE} names a file that does not exist: ${named}`,
      'Correct the variable or unset it.',
    );
  }
  const cached = cachedJar();
  if (existsSync(cached)) return { source: `firebase-tools' cache (${cached})`, env: {} };
  const sdkJar = cloudSdkJar();
  if (sdkJar) {
    return { source: `the Google Cloud SDK (${sdkJar})`, env: { [JAR_VARIABLE]: writeStarterJar(sdkJar) } };
  }
  console.log('Downloading the Firestore emulator (about 60 MB, only this once) …');
  const { code, output } = await run(bin('firebase'), ['setup:emulators:firestore'], { show: true });
  if (code === 0 && existsSync(cached)) return { source: 'a download by firebase-tools', env: {} };
  throw new Problem(
    `The Firestore emulator could not be downloaded.${output ? '' : ' Nothing was said about why.'}`,
    `Connect to the internet and try again. It is needed only this once. Or name its jar in ${JAR_VARIABLE}.`,
  );
}

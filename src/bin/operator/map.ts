/** `map`: downloads the map data of the console. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { fetch } from 'undici';
import { createMapFile } from '../../adapters/map-tiles.js';
import { loadEnvironment, mapFileOf } from '../../runtime/config.js';
import { JSON_OPTION, type Output, print } from './run.js';

export function addMap(program: Command): void {
  const map = program.command('map').description("manage the console's map data");
  map
    .command('fetch')
    .description('download a PMTiles file to WAYPOST_MAP_TILES or into WAYPOST_HOME')
    .requiredOption('--url <url>', 'URL of the file', httpUrl)
    .requiredOption('--sha256 <hex>', 'expected SHA-256 digest', digest)
    .option(...JSON_OPTION)
    .action((options: Output & { url: URL; sha256: string }) =>
      print(options, async () => {
        const result = await fetchMap(options, mapFileOf(loadEnvironment()));
        return { json: result, table: result };
      }),
    );
}

/**
 * Downloads a map, checks its digest and format, and moves it to `path`. A running API uses it from then on.
 * @throws {Error} with a message for the operator; the file at `path` is then unchanged
 */
export async function fetchMap({ url, sha256 }: { url: URL; sha256: string }, path: string) {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${randomUUID()}.part`;
  try {
    const response = await fetch(url).catch((error: unknown) => {
      throw new Error(`${url.origin} cannot be reached: ${whyFailed(error)}.`, { cause: error });
    });
    if (!response.ok || !response.body) throw new Error(`${url.href} answered ${response.status}.`);
    const body: AsyncIterable<Uint8Array> = response.body;
    const hash = createHash('sha256');
    let bytes = 0;
    await pipeline(async function* () {
      try {
        for await (const chunk of body) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      } catch (error) {
        throw new Error(`${url.origin} closed the connection after ${bytes} bytes: ${whyFailed(error)}.`, {
          cause: error,
        });
      }
    }, createWriteStream(partial));
    const found = hash.digest('hex');
    if (found !== sha256) throw new Error(`The file's SHA-256 is ${found}, not ${sha256}.`);
    const tiles = await createMapFile(partial, url.href).describe();
    await rename(partial, path);
    return { path, bytes, tiles: tiles?.kind, min_zoom: tiles?.minZoom, max_zoom: tiles?.maxZoom };
  } finally {
    await rm(partial, { force: true });
  }
}

/** Returns the cause beneath `fetch failed`, such as the address or the certificate. */
function whyFailed(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(whyFailed).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}

function httpUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new InvalidArgumentError('Must be an http:// or https:// URL.');
}

function digest(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('Must be 64 hexadecimal digits.');
}

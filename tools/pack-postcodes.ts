/**
 * Packs a table of postcodes into the file that geocoding uses:
 *   npx tsx tools/pack-postcodes.ts FILE.tsv.gz data/postcodes.bin
 * The table is gzipped text with a header line and the columns postcode, latitude, longitude (WGS 84 degrees).
 * Run it when new Code-Point Open data is published (quarterly), and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packPostcodes, readPostcodes } from '../src/adapters/geocode/postcode-file.js';

type Row = { postcode: string; latitude: number; longitude: number };

function parseRow(line: string, index: number): Row {
  const [postcode = '', latitude = '', longitude = ''] = line.split('\t');
  const row = { postcode, latitude: Number.parseFloat(latitude), longitude: Number.parseFloat(longitude) };
  if (!Number.isFinite(row.latitude) || !Number.isFinite(row.longitude)) {
    throw new Error(`Line ${index + 2} isn't a postcode, a latitude and a longitude: ${line}`);
  }
  return row;
}

/** Checks that every row reads back exactly as written, because a silent loss here would send vans astray. */
function assertReadsBack(bytes: Uint8Array, rows: readonly Row[]): void {
  const locate = readPostcodes(bytes);
  for (const { postcode, latitude, longitude } of rows) {
    const found = locate(postcode);
    if (found?.precision !== 'unit' || found.latitude !== latitude || found.longitude !== longitude) {
      throw new Error(`${postcode} reads back as ${JSON.stringify(found)}.`);
    }
  }
}

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) {
  console.error('Usage: npx tsx tools/pack-postcodes.ts FILE.tsv.gz data/postcodes.bin');
  process.exitCode = 2;
} else {
  const [, ...lines] = gunzipSync(readFileSync(source)).toString('utf8').trimEnd().split('\n');
  const rows = lines.map(parseRow);
  const bytes = packPostcodes(rows);
  assertReadsBack(bytes, rows);
  writeFileSync(target, bytes);
  console.log(`${target}: ${rows.length} postcodes in ${bytes.length} bytes`);
}

/**
 * The packed postcode file: every unit postcode of Great Britain with its position, in about 6 MB that are used as
 * they are on disk. Postcodes are grouped by sector ("AB10 1"). A sector's record says which of its 400 possible
 * units exist and where they are relative to the sector's south-west corner, in just as many bits as that sector
 * needs. Nothing is inflated: a look-up is a binary search, a count of bits and two reads.
 */

/** WGS 84 degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** How precisely a postcode's position is known: its own, or the mean of its sector or of its outcode. */
export type PostcodePrecision = 'unit' | 'sector' | 'outcode';

/** A parsed postcode: "AB10 1AF" is outcode "AB10", sector 1 and one of a sector's 400 units. */
type PostcodeParts = { outcode: string; sector: number; unit: number };

/*
 * Layout, little-endian. Header: magic, version, number of sectors, number of postcodes (4 bytes each). Then one
 * record per sector, sorted by key:
 *    0 u32 key (see sectorKey)            24 u16 units in the sector
 *    4 u32 first byte of its positions    26 u8  bits of a latitude
 *    8 i32 least latitude, 1e-5 degrees   27 u8  bits of a longitude
 *   12 i32 least longitude                28 50 bytes: a bit per possible unit, set where the unit exists
 *   16 i32 mean latitude                  78 2 bytes unused
 *   20 i32 mean longitude
 * Then the positions: for each existing unit, in order, latitude and longitude less the sector's least ones.
 */
const MAGIC = 0x43505057; // "WPPC"
const VERSION = 1;
const HEADER_BYTES = 16;
const RECORD_BYTES = 80;
const BITMAP_AT = 28;
/** A read takes four bytes from the byte its first bit is in, so at most 7 of the 32 bits are lost. */
const MAX_BITS = 25;
/** Positions are stored to 1e-5 degrees (1.1 m), the resolution of the source. */
const STEPS_PER_DEGREE = 100_000;

/** Letters of a unit: C, I, K, M, O and V are not used (Royal Mail, PAF Programmer's Guide). */
const UNIT_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const OUTCODE_CHARACTERS = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const POSTCODE = /^([A-Z]{1,2}[0-9][A-Z0-9]?)([0-9])([ABD-HJLNP-UW-Z]{2})$/;

function partsOf(postcode: string): PostcodeParts | null {
  const [, outcode, sector, letters] = POSTCODE.exec(postcode.replace(/\s+/g, '').toUpperCase()) ?? [];
  if (outcode === undefined || letters === undefined) return null;
  const unit = UNIT_LETTERS.indexOf(letters.charAt(0)) * 20 + UNIT_LETTERS.indexOf(letters.charAt(1));
  return { outcode, sector: Number(sector), unit };
}

/**
 * Returns a number that sorts as the sector does: the outcode, padded to four characters, in base 37, then a digit.
 */
function sectorKey(outcode: string, sector: number): number {
  let key = 0;
  for (const character of outcode.padEnd(4)) key = key * 37 + OUTCODE_CHARACTERS.indexOf(character);
  return key * 10 + sector;
}

/** Returns the sector of a key, without a space: "AB101". */
function sectorName(key: number): string {
  let rest = Math.floor(key / 10);
  let outcode = '';
  for (; rest > 0; rest = Math.floor(rest / 37)) outcode = OUTCODE_CHARACTERS.charAt(rest % 37) + outcode;
  return outcode.trim() + String(key % 10);
}

const bitsFor = (range: number): number => 32 - Math.clz32(range);

function writeBits(bytes: Uint8Array, at: number, width: number, value: number): void {
  for (let i = 0; i < width; i++) {
    const bit = at + i;
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (((value >> i) & 1) << (bit & 7));
  }
}

function bitCount(byte: number): number {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++;
  return count;
}

type Unit = { unit: number; latitude: number; longitude: number };

/** Packs the record and the positions of one sector; `units` are in any order, positions in steps. */
function packSector(
  key: number,
  units: Unit[],
  positionsAt: number,
): { record: Uint8Array; positions: Uint8Array } {
  units.sort((a, b) => a.unit - b.unit);
  const latitudes = units.map((unit) => unit.latitude);
  const longitudes = units.map((unit) => unit.longitude);
  const south = Math.min(...latitudes);
  const west = Math.min(...longitudes);
  const latitudeBits = bitsFor(Math.max(...latitudes) - south);
  const longitudeBits = bitsFor(Math.max(...longitudes) - west);
  if (Math.max(latitudeBits, longitudeBits) > MAX_BITS) {
    throw new Error(`A sector is wider than ${MAX_BITS} bits can say; its positions must be wrong.`);
  }
  const mean = (values: number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

  const record = new Uint8Array(RECORD_BYTES);
  const view = new DataView(record.buffer);
  view.setUint32(0, key, true);
  view.setUint32(4, positionsAt, true);
  view.setInt32(8, south, true);
  view.setInt32(12, west, true);
  view.setInt32(16, mean(latitudes), true);
  view.setInt32(20, mean(longitudes), true);
  view.setUint16(24, units.length, true);
  view.setUint8(26, latitudeBits);
  view.setUint8(27, longitudeBits);
  const width = latitudeBits + longitudeBits;
  const positions = new Uint8Array(Math.ceil((units.length * width) / 8));
  units.forEach(({ unit, latitude, longitude }, rank) => {
    writeBits(record, BITMAP_AT * 8 + unit, 1, 1);
    writeBits(positions, rank * width, latitudeBits, latitude - south);
    writeBits(positions, rank * width + latitudeBits, longitudeBits, longitude - west);
  });
  return { record, positions };
}

/**
 * Packs postcodes into the bytes of the file.
 *
 * @param rows each unit postcode once, in any order; degrees, stored to five decimals
 * @throws {Error} for a text that is not a GB unit postcode, and for one that comes twice
 */
export function packPostcodes(rows: Iterable<Position & { readonly postcode: string }>): Uint8Array {
  const sectors = new Map<number, Map<number, Unit>>();
  let total = 0;
  for (const { postcode, latitude, longitude } of rows) {
    const parts = partsOf(postcode);
    if (!parts) throw new Error(`"${postcode}" isn't a GB postcode.`);
    const key = sectorKey(parts.outcode, parts.sector);
    const units = sectors.get(key) ?? new Map<number, Unit>();
    if (units.has(parts.unit)) throw new Error(`${postcode} comes twice.`);
    units.set(parts.unit, {
      unit: parts.unit,
      latitude: Math.round(latitude * STEPS_PER_DEGREE),
      longitude: Math.round(longitude * STEPS_PER_DEGREE),
    });
    sectors.set(key, units);
    total++;
  }

  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  [MAGIC, VERSION, sectors.size, total].forEach((value, i) => view.setUint32(i * 4, value, true));
  const records: Uint8Array[] = [];
  const positions: Uint8Array[] = [];
  let positionsAt = HEADER_BYTES + sectors.size * RECORD_BYTES;
  for (const [key, units] of [...sectors].sort(([a], [b]) => a - b)) {
    const packed = packSector(key, [...units.values()], positionsAt);
    records.push(packed.record);
    positions.push(packed.positions);
    positionsAt += packed.positions.length;
  }
  // Four spare bytes, so that reading the last position stays inside the file.
  return Buffer.concat([header, ...records, ...positions, new Uint8Array(4)]);
}

/**
 * Creates a look-up over the bytes of a packed file, which it keeps and does not copy. Case and spaces do not matter.
 * A postcode that is not in the file gets the mean position of its sector, or else of its outcode, or else null; so
 * does a text that is not a GB postcode.
 *
 * @throws {Error} when `bytes` is not such a file
 */
export function readPostcodes(
  bytes: Uint8Array,
): (postcode: string) => (Position & { readonly precision: PostcodePrecision }) | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    bytes.length < HEADER_BYTES ||
    view.getUint32(0, true) !== MAGIC ||
    view.getUint32(4, true) !== VERSION
  ) {
    throw new Error('This is not a packed postcode file of version 1.');
  }
  const sectorCount = view.getUint32(8, true);
  const recordAt = (index: number): number => HEADER_BYTES + index * RECORD_BYTES;
  const keyAt = (index: number): number => view.getUint32(recordAt(index), true);
  const readBits = (at: number, width: number): number => bitsAt(view, at, width);
  const degrees = (latitude: number, longitude: number): Position => ({
    latitude: latitude / STEPS_PER_DEGREE,
    longitude: longitude / STEPS_PER_DEGREE,
  });

  /** Returns the index of the first record whose key is not below `key`. */
  const firstFrom = (key: number): number => {
    let low = 0;
    let high = sectorCount;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keyAt(middle) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const unitPosition = (record: number, unit: number): Position | null => {
    const bitmap = record + BITMAP_AT;
    const own = view.getUint8(bitmap + (unit >> 3));
    if (((own >> (unit & 7)) & 1) === 0) return null;
    let rank = bitCount(own & ((1 << (unit & 7)) - 1));
    for (let i = bitmap; i < bitmap + (unit >> 3); i++) rank += bitCount(view.getUint8(i));
    const latitudeBits = view.getUint8(record + 26);
    const longitudeBits = view.getUint8(record + 27);
    const at = view.getUint32(record + 4, true) * 8 + rank * (latitudeBits + longitudeBits);
    return degrees(
      view.getInt32(record + 8, true) + readBits(at, latitudeBits),
      view.getInt32(record + 12, true) + readBits(at + latitudeBits, longitudeBits),
    );
  };

  /** Returns the mean over the outcode's units: its sectors' means, weighted by their number of units. */
  const outcodePosition = (outcode: string): Position | null => {
    const key = sectorKey(outcode, 0);
    let units = 0;
    let latitude = 0;
    let longitude = 0;
    for (let index = firstFrom(key); index < sectorCount && keyAt(index) < key + 10; index++) {
      const record = recordAt(index);
      const weight = view.getUint16(record + 24, true);
      units += weight;
      latitude += weight * view.getInt32(record + 16, true);
      longitude += weight * view.getInt32(record + 20, true);
    }
    return units === 0 ? null : degrees(Math.round(latitude / units), Math.round(longitude / units));
  };

  return (postcode) => {
    const parts = partsOf(postcode);
    if (!parts) return null;
    const key = sectorKey(parts.outcode, parts.sector);
    const index = firstFrom(key);
    if (index < sectorCount && keyAt(index) === key) {
      const record = recordAt(index);
      const unit = unitPosition(record, parts.unit);
      if (unit) return { ...unit, precision: 'unit' };
      const mean = degrees(view.getInt32(record + 16, true), view.getInt32(record + 20, true));
      return { ...mean, precision: 'sector' };
    }
    const outcode = outcodePosition(parts.outcode);
    return outcode && { ...outcode, precision: 'outcode' };
  };
}

/** A part of the map, in degrees. */
export type Box = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** A unit postcode's position, and its sector, without a space: "AB101". */
type SectorPosition = Position & { readonly sector: string };

/** Yields positions of the unit postcodes of a packed file that are in a box, sector by sector. */
export function* positionsWithin(bytes: Uint8Array, box: Box): Generator<SectorPosition> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const steps = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE);
  const [south, west, north, east] = [steps(box.south), steps(box.west), steps(box.north), steps(box.east)];
  const sectors = view.getUint32(8, true);
  for (let record = HEADER_BYTES; record < HEADER_BYTES + sectors * RECORD_BYTES; record += RECORD_BYTES) {
    const [least, leftmost] = [view.getInt32(record + 8, true), view.getInt32(record + 12, true)];
    const [latitudeBits, longitudeBits] = [view.getUint8(record + 26), view.getUint8(record + 27)];
    if (least > north || leftmost > east) continue;
    if (least + 2 ** latitudeBits < south || leftmost + 2 ** longitudeBits < west) continue;
    const sector = sectorName(view.getUint32(record, true));
    let at = view.getUint32(record + 4, true) * 8;
    for (let left = view.getUint16(record + 24, true); left > 0; left--) {
      const latitude = least + bitsAt(view, at, latitudeBits);
      const longitude = leftmost + bitsAt(view, at + latitudeBits, longitudeBits);
      at += latitudeBits + longitudeBits;
      if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
      yield { latitude: latitude / STEPS_PER_DEGREE, longitude: longitude / STEPS_PER_DEGREE, sector };
    }
  }
}

/** Yields the mean positions of the sectors of a packed file that are in a box. */
export function* sectorsWithin(bytes: Uint8Array, { south, west, north, east }: Box): Generator<Position> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectors = view.getUint32(8, true);
  for (let record = HEADER_BYTES; record < HEADER_BYTES + sectors * RECORD_BYTES; record += RECORD_BYTES) {
    const latitude = view.getInt32(record + 16, true) / STEPS_PER_DEGREE;
    const longitude = view.getInt32(record + 20, true) / STEPS_PER_DEGREE;
    if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
    yield { latitude, longitude };
  }
}

function bitsAt(view: DataView, at: number, width: number): number {
  return (view.getUint32(at >> 3, true) >>> (at & 7)) & ((1 << width) - 1);
}

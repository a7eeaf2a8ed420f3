import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { offlineGeocoder, openPostcodeTable } from '../../../src/adapters/geocode/offline.js';
import {
  packPostcodes,
  positionsWithin,
  readPostcodes,
} from '../../../src/adapters/geocode/postcode-file.js';

const UNIT_LETTERS = Array.from('ABDEFGHJLNPQRSTUWXYZ');
const postcodeArbitrary = fc
  .tuple(
    fc.stringMatching(/^[A-Z]{1,2}[0-9][A-Z0-9]?$/),
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom(...UNIT_LETTERS),
    fc.constantFrom(...UNIT_LETTERS),
  )
  .map(([outcode, sector, first, second]) => `${outcode} ${sector}${first}${second}`);
const degreesArbitrary = (min: number, max: number) =>
  fc.integer({ min: min * 100_000, max: max * 100_000 }).map((steps) => steps / 100_000);

const FOUR = [
  { postcode: 'AB10 1AB', latitude: 57.1, longitude: -2.1 },
  { postcode: 'AB10 1AF', latitude: 57.3, longitude: -2.3 },
  { postcode: 'AB10 6ZZ', latitude: 58, longitude: -3 },
  { postcode: 'AB1 1AB', latitude: 50, longitude: 1 },
];

describe('a packed postcode file', () => {
  const locate = readPostcodes(packPostcodes(FOUR));

  it('finds a unit in any casing and spacing', () => {
    for (const text of ['AB10 1AF', 'ab101af', ' Ab10  1aF ']) {
      expect(locate(text)).toEqual({ latitude: 57.3, longitude: -2.3, precision: 'unit' });
    }
  });

  it('falls back on the mean of the sector', () => {
    expect(locate('AB10 1ZZ')).toEqual({ latitude: 57.2, longitude: -2.2, precision: 'sector' });
  });

  it("falls back on the mean of the outcode's units, not on that of its sectors or of a longer outcode", () => {
    expect(locate('AB10 9AB')).toEqual({ latitude: 57.46667, longitude: -2.46667, precision: 'outcode' });
    expect(locate('AB1 9AB')).toEqual({ latitude: 50, longitude: 1, precision: 'outcode' });
  });

  it.each(['AB11 1AB', 'BT1 1AA', 'A', '', 'AB10', 'AB10 1CC', 'AB10 1AFX', '12345'])(
    'knows nothing of "%s"',
    (text) => {
      expect(locate(text)).toBeNull();
    },
  );

  it('lists those that lie in a part of the map', () => {
    const bytes = packPostcodes(FOUR);
    const within = (south: number, west: number, north: number, east: number) =>
      [...positionsWithin(bytes, { south, west, north, east })].map(({ latitude }) => latitude);
    expect(within(49, -9, 61, 2).sort()).toEqual([50, 57.1, 57.3, 58]);
    expect(within(57.2, -2.4, 57.9, -2.2)).toEqual([57.3]);
    expect(within(57.3, -2.3, 57.3, -2.3)).toEqual([57.3]);
    expect(within(51, -9, 57, 2)).toEqual([]);
  });

  it('gives back every row of any table, and only those as units', () => {
    const rowArbitrary = fc.record({
      postcode: postcodeArbitrary,
      latitude: degreesArbitrary(49, 61),
      longitude: degreesArbitrary(-9, 2),
    });
    const tableArbitrary = fc.uniqueArray(rowArbitrary, { selector: (row) => row.postcode, maxLength: 60 });
    fc.assert(
      fc.property(tableArbitrary, postcodeArbitrary, (rows, other) => {
        const find = readPostcodes(packPostcodes(rows));
        for (const { postcode, ...position } of rows) {
          expect(find(postcode)).toEqual({ ...position, precision: 'unit' });
        }
        if (!rows.some((row) => row.postcode === other)) expect(find(other)?.precision).not.toBe('unit');
      }),
    );
  });

  it('cannot be made with a row twice or with a text that is no postcode', () => {
    expect(() => packPostcodes([FOUR[0]!, FOUR[0]!])).toThrow('AB10 1AB comes twice.');
    expect(() => packPostcodes([{ ...FOUR[0]!, postcode: 'AB10' }])).toThrow('"AB10" isn\'t a GB postcode.');
  });

  it('cannot be read from other bytes', () => {
    expect(() => readPostcodes(new Uint8Array(3))).toThrow('not a packed postcode file');
    expect(() => readPostcodes(new Uint8Array(64))).toThrow('not a packed postcode file');
  });
});

describe('the postcode table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'postcodes-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fails at once when the file is missing', () => {
    expect(() => openPostcodeTable(join(folder, 'none.bin'))).toThrow('ENOENT');
  });

  it('reads the file at the first look-up and not again', () => {
    const path = join(folder, 'postcodes.bin');
    writeFileSync(path, packPostcodes(FOUR));
    const locate = openPostcodeTable(path);
    expect(locate('AB1 1AB')?.latitude).toBe(50);
    rmSync(path);
    expect(locate('AB10 6ZZ')?.latitude).toBe(58);
  });

  it('that ships with the product is where the real postcodes are', () => {
    const locate = openPostcodeTable('data/postcodes.bin');
    expect(locate('AB10 1AG')).toEqual({ latitude: 57.14907, longitude: -2.097, precision: 'unit' });
    expect(locate('BS1 4DJ')?.precision).toBe('unit');
    expect(locate('UB6 9DS')).toEqual({ latitude: 51.52232, longitude: -0.35502, precision: 'unit' });
    expect(locate('BT1 5GS')).toBeNull();
  });
});

describe('the offline geocoder', () => {
  const geocoder = offlineGeocoder(readPostcodes(packPostcodes(FOUR)));
  const address = { line1: '1 High Street', town: 'Aberdeen', postcode: 'AB10 1AF' };

  it('takes an address to be where its postcode is', async () => {
    const found = { latitude: 57.3, longitude: -2.3, precision: 'unit' };
    await expect(geocoder.locate(address)).resolves.toEqual(found);
    await expect(geocoder.locate({ ...address, country: 'GB' })).resolves.toEqual(found);
  });

  it('knows no other country, whatever its postcodes look like', async () => {
    await expect(geocoder.locate({ ...address, country: 'IE' })).resolves.toBeNull();
  });
});

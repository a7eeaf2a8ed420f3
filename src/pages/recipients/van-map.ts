/**
 * A small map of a van and the address that it comes to, drawn without a tile: dots are postcodes, so that towns and
 * the way between them can be made out.
 */
import { type Coordinates, milesBetween } from '@waypost/planning/travel';

export type Box = { south: number; west: number; north: number; east: number };

/** Returns the postcodes in a part of the map. */
export type PostcodesWithin = (box: Box) => Iterable<Coordinates>;

/** A picture of a van near an address; positions in its own units, from the top left corner. */
export type VanMap = {
  width: number;
  height: number;
  home: { x: number; y: number };
  van: { x: number; y: number };
  dots: readonly { x: number; y: number }[];
  miles: number;
};

export type DrawVan = (home: Coordinates, van: Coordinates) => VanMap;

const WIDTH = 640;
const HEIGHT = 360;
/** Room around the two, as a share of the picture, and the least that is shown, in degrees of latitude: about 2 km. */
const MARGIN = 0.18;
const MIN_HEIGHT = 0.02;
/** The most dots of a picture, each in its own cell. */
const CELLS = { across: 96, down: 54 } as const;
/** Pictures whose dots are kept: the same van is looked at again after a minute. */
const MAX_KEPT = 200;
/**
 * The map begins on a grid of this many degrees and grows in such steps, so that a small move of the van needs no new
 * dots.
 */
const GRID = 0.01;

/** Creates the function that draws, over the postcodes of a table. */
export function createVanMap(postcodesWithin: PostcodesWithin): DrawVan {
  const kept = new Map<string, VanMap['dots']>();
  const dotsOf = (box: Box): VanMap['dots'] => {
    const name = JSON.stringify(box);
    const known = kept.get(name);
    if (known) return known;
    if (kept.size >= MAX_KEPT) kept.clear();
    const made = thinned(postcodesWithin(box), box);
    kept.set(name, made);
    return made;
  };
  return (home, van) => {
    const box = boxAround(home, van);
    return {
      width: WIDTH,
      height: HEIGHT,
      home: at(box, home),
      van: at(box, van),
      dots: dotsOf(box),
      miles: milesBetween(home, van),
    };
  };
}

/** Returns the part of the map that shows both, in the picture's proportions. */
function boxAround(home: Coordinates, van: Coordinates): Box {
  const middle = {
    latitude: (home.latitude + van.latitude) / 2,
    longitude: (home.longitude + van.longitude) / 2,
  };
  const squeeze = Math.cos((snapped(middle.latitude) * Math.PI) / 180);
  const room = 1 - 2 * MARGIN;
  const tall = Math.abs(home.latitude - van.latitude) / room;
  const wide = (Math.abs(home.longitude - van.longitude) * squeeze) / room;
  const height = (Math.ceil(Math.max(MIN_HEIGHT, tall, (wide * HEIGHT) / WIDTH) / GRID) + 1) * GRID;
  const width = (height * WIDTH) / HEIGHT / squeeze;
  const south = snapped(middle.latitude - height / 2);
  const west = snapped(middle.longitude - width / 2);
  return { south, west, north: south + height, east: west + width };
}

const snapped = (degrees: number): number => Math.round(degrees / GRID) * GRID;

function at(box: Box, { latitude, longitude }: Coordinates): { x: number; y: number } {
  const x = ((longitude - box.west) / (box.east - box.west)) * WIDTH;
  const y = ((box.north - latitude) / (box.north - box.south)) * HEIGHT;
  return { x: Math.round(x), y: Math.round(y) };
}

/** Keeps one postcode of each cell of the picture. */
function thinned(places: Iterable<Coordinates>, box: Box): VanMap['dots'] {
  const cells = new Map<number, { x: number; y: number }>();
  for (const place of places) {
    const dot = at(box, place);
    const cell =
      Math.floor((dot.y / HEIGHT) * CELLS.down) * CELLS.across + Math.floor((dot.x / WIDTH) * CELLS.across);
    if (!cells.has(cell)) cells.set(cell, dot);
  }
  return [...cells.values()];
}

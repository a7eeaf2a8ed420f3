/** Names of orders, vans and other records on this day's board. */
import { useMemo } from 'react';
import { useDrivers, useVehicles } from '../../api/queries';
import type { IdleVan, Lane } from './lanes';
import { withNames } from './record-names';
import type { Names } from './review-sheet';
import { calledInDay, referenceOf } from './day-queries';

export function useNames(lanes: readonly Lane[], idle: readonly IdleVan[]): Names {
  const vans = useVehicles();
  const people = useDrivers();
  return useMemo(() => {
    const byVan = new Map([
      ...vans.map(({ id, name }) => [id, name] as const),
      ...lanes.map(({ route, name }) => [route.vehicle, name] as const),
    ]);
    const byRoute = new Map(lanes.map(({ route, name }) => [route.id, name]));
    const hues = new Map([
      ...lanes.flatMap(({ route, hue }) => [[route.id, hue] as const, [route.vehicle, hue] as const]),
      ...idle.map(({ id, hue }) => [id, hue] as const),
    ]);
    const orderOf = (order: string) =>
      [calledInDay(order), referenceOf(order)].filter(Boolean).join(', ') || 'an order';
    return {
      orderOf,
      vanOf: (place) => {
        if (!place) return 'no van';
        const known = place.route === null ? undefined : byRoute.get(place.route);
        if (known !== undefined) return known;
        const vehicle = 'vehicle' in place ? place.vehicle : undefined;
        return (vehicle === undefined ? undefined : byVan.get(vehicle)) ?? 'another van';
      },
      hueOf: (place) =>
        place ? hues.get(place.route ?? ('vehicle' in place ? (place.vehicle ?? '') : '')) : undefined,
      personOf: (person) => people.find(({ id }) => id === person)?.name ?? 'a removed driver',
      named: (text) =>
        withNames(text, {
          vanOf: (vehicle) => byVan.get(vehicle),
          routeOf: (route) => byRoute.get(route),
          referenceOf: (order) =>
            calledInDay(order) === undefined
              ? referenceOf(order)
              : `${calledInDay(order)} (${referenceOf(order)})`,
        }),
    };
  }, [vans, people, lanes, idle]);
}
